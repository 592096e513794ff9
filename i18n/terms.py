"""The words for the things of both games: those we use, and those we gave up for them.

Window, command line, rules, guide, READMEs and packages keep to them; a test looks for the others.
"""

from __future__ import annotations

TERMS = (
    ("suit of cards", "family", "famille"),
    ("what a card is worth in its family", "rank, number", "valeur"),
    ("a card", "7 of Wind, A of Wind, shining 7 of Charm", "7 de Vent, 7 brillant de Charme"),
    ("two who play together", "team", "équipe"),
    ("all others", "opponents", "adversaires"),
    ("give three cards", "pass", "passer"),
    ("two players: put a card out", "discard", "écarter"),
    ("open cards of two players", "straw pile", "paille"),
    ("who plays at the screen", "human, player", "humain, joueur"),
    ("what the master would do", "advice", "conseil"),
    ("who asks before a costly card is played", "coach", "mentor"),
    ("notes of the first games", "tips", "astuces"),
    ("Yōkai: a hint card", "hint", "indice"),
    (
        "Yōkai: two families that must touch",
        "affinity (open, secret)",
        "affinité (visible, secrète)",
    ),
    ("Yōkai: outline to be formed", "shape", "forme"),
    ("Yōkai: the end", "at peace", "apaisés"),
    ("Yōkai: how good a game was", "honourable … victory", "victoire honorable …"),
    ("Yōkai: hints at the end", "placed correctly, wrongly", "bien placé, mal placé"),
    ("Yōkai: a family not joined", "scattered", "dispersée"),
    ("Yōkai: levels reached", "journey", "parcours"),
    ("scoring", "advanced, standard", "avancé, standard"),
    ("files", "imported, exported, saved", "importé, exporté, enregistré"),
)
"""What it is, in English, in French."""

_FAMILIES_EN = "Wind|Earth|Charm|Lightning|Darkness|Fire|Snow"
_FAMILIES_FR = "Vent|Terre|Charme|Foudre|Ténèbres|Feu|Neige"

RETIRED = {
    "en": (
        r"\bsuits?\b",
        rf"\b({_FAMILIES_EN}) (?-i:A|\d+)\b",
        r"\b(in pairs|two pairs|the pair|a pair that|your pair|other pair|both pairs)\b",
        r"\brivals?\b",
        r"\bbonds?\b",
        r"\ba figure\b",
        r"\b(appeased|declare peace)\b",
        r"\b(truly|falsely)\b",
        r"\bin (%n )?pieces\b",
        r"\bkept at once\b",
        r"\btaken over\b",
        r"\bstraw\b(?! piles?\b)",
        r"\bhang(s|ing)? together\b",
        r"\b(a person|persons)\b",
        r"\bpaper charm\b",
        r"\bcounts nothing\b",
        r"\b(tricks|seals|bosses|points) of a side\b|\bthe side has\b|\bon one side\b",
        r"\bshort hints\b",
        r"\bwhat to name\b",
        r"\bif all is well\b",
        r"\bhints? (is|are) (true|false)\b|\btrue hints?\b",
        r"\bno telling it\b",
        r"\byour side\b",
    ),
    "fr": (
        rf"\b({_FAMILIES_FR}) (?-i:A|\d+)\b",
        r"\bpaires?\b",
        r"\bcamps?\b",
        r"\briva(l|ux|le|les)\b",
        r"\bdéfauss\w*",
        r"\bbottes?\b",
        r"\bpiles de paille\b",
        r"\b(personnes|une personne|chaque personne)\b",
        r"\bliens? (secrets?|ouverts?|entre)\b",
        r"\b(la|une|cette|des|les) figures?\b",
        r"\ben paix\b|\bdéclarer la paix\b",
        r"\bindices? (vrais?|faux)\b",
        r"\brangs?\b",
        r"\ben (%n )?morceaux?\b",
        r"\bvoyages?\b",
        r"\baussitôt gardé|\bgardés? aussitôt\b",
        r"\b(rien n’a été repris|n’a pas pu être repris)\b",
        r"\bscore simple\b|\bdécompte simple\b",
        r"\b(vous seul|débarrassé d’)",
        r"\bchez elles?\b",
        r"\bplus de conseils\b",
        r"\bconseillers?\b",
        r"\ballié",
        r"(?-i:\bl’As\b)",
        r"\bsi tout va bien\b",
        r"\bindices (sont )?(vrais|faux)\b",
        r"^plus de cartes\b",
        r"\{limit\} (la )?(perdent|gagnent)\b",
        r"\bcliquez la\b",
        r"\b(?-i:l’A)\b",
        r"\b(débutants?|occasionnels?|experts?|expertes?)\b",
    ),
}
"""Patterns by language, whatever their case."""
