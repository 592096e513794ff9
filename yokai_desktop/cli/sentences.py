"""What the command line says, in English and French, without Qt.

Every sentence stands here once in each language; engine reasons are keys like the others.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from yokai_desktop.engine.contract import EngineError


class Refused(Exception):
    """Something that cannot be done, said in one sentence."""


def refused(key: str, **facts: object) -> Refused:
    """A refusal with the sentence of a key."""
    return Refused(say(key, **facts))


def language() -> str:
    """``fr`` where the environment asks for French, else ``en``."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def say(key: str, **facts: object) -> str:
    """The sentence of a key in the user's language."""
    english, french = SENTENCES[key]
    return (french if language() == "fr" else english).format_map(_Facts(facts))


def sentence_of(error: EngineError) -> str:
    """The sentence of an engine's refusal; unknown reasons are shown as they are."""
    if error.reason == "bad_action" and "why" in error.facts:
        inner = EngineError(str(error.facts["why"]))
        number = int(str(error.facts["index"])) + 1
        text = error.facts.get("text", "")
        return say("bad_action_because", number=number, text=text, why=sentence_of(inner))
    if error.reason in SENTENCES:
        return say(error.reason, **error.facts)
    return str(error)


class _Facts(dict[str, object]):
    """Facts for a sentence; one that is missing is left out."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        super().__init__({name: _plain(value) for name, value in facts.items()})

    def __missing__(self, name: str) -> str:
        return "?"


def _plain(value: object) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(str(item) for item in value)
    return str(value)


SENTENCES: dict[str, tuple[str, str]] = {
    # the command line itself
    "no_such_seat": (
        "There is no seat {seat}; seats count from 0 to {last}.",
        "Il n'y a pas de place {seat} ; les places vont de 0 à {last}.",
    ),
    "review_slip": (
        "Action {number}, seat {seat}: {action} is a slip, −{loss} ± {error}; best: {best}.",
        (
            "Action {number}, place {seat} : {action}, imprécision, −{loss} ± {error} ;"
            " la meilleure : {best}."
        ),
    ),
    "review_mistake": (
        "Action {number}, seat {seat}: {action} is a mistake, −{loss} ± {error}; best: {best}.",
        (
            "Action {number}, place {seat} : {action}, erreur, −{loss} ± {error} ;"
            " la meilleure : {best}."
        ),
    ),
    "review_blunder": (
        "Action {number}, seat {seat}: {action} is a blunder, −{loss} ± {error}; best: {best}.",
        (
            "Action {number}, place {seat} : {action}, gaffe, −{loss} ± {error} ;"
            " la meilleure : {best}."
        ),
    ),
    "review_seat": (
        "Seat {seat}: accuracy {accuracy}, played like {level}.",
        "Place {seat} : précision {accuracy}, a joué comme {level}.",
    ),
    "review_too_few": (
        "Seat {seat}: {decisions} choices are too few to tell an accuracy.",
        "Place {seat} : {decisions} choix, c'est trop peu pour donner une précision.",
    ),
    "system_refuses": ("The system refuses: {why}.", "Le système refuse : {why}."),
    "no_display": (
        "No window can be opened: there is no display.",
        "Impossible d'ouvrir une fenêtre : il n'y a pas d'écran.",
    ),
    "no_window": (
        "No window can be opened: {why}",
        "Impossible d'ouvrir une fenêtre : {why}",
    ),
    "not_text": (
        "What follows {name} holds bytes that are no text.",
        "Ce qui suit {name} contient des octets qui ne sont pas du texte.",
    ),
    "unknown_level": (
        "There is no computer player '{level}' for this game; there are: {levels}.",
        "Il n'y a pas de joueur « {level} » pour ce jeu ; il y a : {levels}.",
    ),
    "no_file": ("Cannot read {file}: {why}.", "Impossible de lire {file} : {why}."),
    "not_a_file": (
        "Cannot read {file}: it is no regular file.",
        "Impossible de lire {file} : ce n'est pas un fichier ordinaire.",
    ),
    "file_too_large": (
        "{file} is too large to be a game.",
        "{file} est trop gros pour une partie.",
    ),
    "no_folder": ("Cannot write to {folder}: {why}.", "Impossible d'écrire dans {folder} : {why}."),
    "bad_option_text": (
        "An option reads name=value, not '{text}'.",
        "Une option s'écrit nom=valeur, pas « {text} ».",
    ),
    "bad_size": (
        "A size reads 1440x900, from 640x480 to 7680x4320, not '{text}'.",
        "Une taille s'écrit 1440x900, de 640x480 à 7680x4320, pas « {text} ».",
    ),
    "too_few": ("{name} must be at least {least}.", "{name} doit valoir au moins {least}."),
    "too_many": ("{name} must be at most {most}.", "{name} doit valoir au plus {most}."),
    # setups
    "wrong_player_count": (
        "This game is not for {players} players; it takes {allowed}.",
        "Ce jeu ne se joue pas à {players} ; il se joue à {allowed}.",
    ),
    "wrong_seat_count": (
        "There are {seats} seats named for {players} players.",
        "{seats} places sont nommées pour {players} joueurs.",
    ),
    "unknown_option": ("There is no option '{option}'.", "Il n'y a pas d'option « {option} »."),
    "bad_option_value": (
        "The option {option} cannot be '{value}'.",
        "L'option {option} ne peut pas être « {value} ».",
    ),
    "dealer_only_with_two": (
        "Only with two players the first dealer can be chosen.",
        "Le premier donneur ne se choisit qu'à deux joueurs.",
    ),
    "seven_next_needs_four": (
        "Seven Next is for four players.",
        "Les Sept Suivants se jouent à quatre.",
    ),
    "seven_next_has_no_scoring": (
        "Seven Next counts seals: it has no other scoring.",
        "Les Sept Suivants comptent des sceaux : il n'y a pas d'autre décompte.",
    ),
    "twins_only_in_seven_next": (
        "Only Seven Next has two sevens in a family: no other game takes the option twins.",
        "Seuls les Sept Suivants ont deux 7 par famille : l'option twins ne sert que là.",
    ),
    "more_secrets_than_players": (
        "There are more secret affinities than players.",
        "Il y a plus d'affinités secrètes que de joueurs.",
    ),
    "secrets_without_secret_affinity": (
        "Several secret affinities need the option affinity=secret.",
        "Plusieurs affinités secrètes demandent l'option affinity=secret.",
    ),
    "first_is_no_player": (
        "The first player is not at the table.",
        "Le premier joueur n'est pas à la table.",
    ),
    "no_hint_to_swap": (
        "There is no three-family hint to swap for children.",
        "Il n'y a pas d'indice à trois familles à échanger pour les enfants.",
    ),
    "bad_hint_count": (
        "A game needs 1 to 14 hints.",
        "Une partie demande de 1 à 14 indices.",
    ),
    "too_many_of_a_kind": (
        "There are not so many hints of one kind.",
        "Il n'y a pas autant d'indices d'une même sorte.",
    ),
    "edition_keeps_hint_count": (
        "The second edition keeps the number of hints.",
        "La deuxième édition garde le nombre d'indices.",
    ),
    # explicit deals of Septet
    "deal_has_wrong_parts": (
        "The deal must consist of: {parts}.",
        "La donne doit comporter : {parts}.",
    ),
    "deal_has_wrong_count": (
        "The deal needs {expected} here.",
        "La donne en demande {expected} ici.",
    ),
    "deal_has_unknown_card": (
        "The deal has a card that does not exist: '{card}'.",
        "La donne a une carte qui n'existe pas : « {card} ».",
    ),
    "deal_has_doubled_card": (
        "The deal has the card {card} twice.",
        "La donne a deux fois la carte {card}.",
    ),
    "deal_has_shining_card": (
        "Shining cards belong to Seven Next only.",
        "Les cartes brillantes ne servent qu'aux Sept Suivants.",
    ),
    # records
    "not_json": ("This is no game record.", "Ce n'est pas une partie enregistrée."),
    "not_a_record": ("This is no game record.", "Ce n'est pas une partie enregistrée."),
    "unknown_format": (
        "The record has format {format}, which this version does not know.",
        "L'enregistrement a le format {format}, que cette version ne connaît pas.",
    ),
    "unknown_game": ("There is no game '{game}'.", "Il n'y a pas de jeu « {game} »."),
    "bad_field": (
        "The record is damaged: its part '{field}' is missing or wrong.",
        "L'enregistrement est abîmé : sa partie « {field} » manque ou est fausse.",
    ),
    "seed_or_deal": (
        "A record needs either a seed or a deal.",
        "Un enregistrement demande soit une graine, soit une donne.",
    ),
    "record_too_long": (
        "The record has {actions} actions: too many for a game.",
        "L'enregistrement a {actions} coups : trop pour une partie.",
    ),
    "bad_action": (
        "The record is damaged at action {index}.",
        "L'enregistrement est abîmé au coup {index}.",
    ),
    "bad_action_because": (
        "Action {number}, '{text}', cannot be played: {why}",
        "Le coup {number}, « {text} », ne peut pas être joué : {why}",
    ),
    # refused actions
    "no_such_card": ("There is no card '{text}'.", "Il n'y a pas de carte « {text} »."),
    "no_such_action": (
        "'{text}' is no action of this game.",
        "« {text} » n'est pas un coup de ce jeu.",
    ),
    "game_is_over": ("The game is over.", "La partie est finie."),
    "not_your_turn": ("It is not your turn.", "Ce n'est pas votre tour."),
    "not_now": ("That is not possible now.", "Ce n'est pas possible maintenant."),
    "must_follow_suit": (
        "You must follow suit: {family}.",
        "Il faut fournir la famille demandée : {family}.",
    ),
    "card_not_held": ("You do not hold {card}.", "Vous n'avez pas {card}."),
    "card_is_covered": ("{card} is still covered.", "{card} est encore couverte."),
    "pass_three_cards": ("Pass exactly three cards.", "Passez exactement trois cartes."),
    "same_card_twice": ("That is the same card twice.", "C'est deux fois la même carte."),
    "discard_from_hand": (
        "Discard a card of your hand, not of the straw pile.",
        "Défaussez une carte de votre main, pas de la botte.",
    ),
    "boss_cannot_be_discarded": (
        "A boss cannot be discarded.",
        "Un boss ne peut pas être défaussé.",
    ),
    "no_boss_there": ("No boss lies there.", "Il n'y a pas de boss à cet endroit."),
    "boss_swapped_already": (
        "This boss has been swapped already.",
        "Ce boss a déjà été échangé.",
    ),
    "choose_a_boss_first": (
        "First choose which boss lies face up.",
        "Choisissez d'abord quel boss reste visible.",
    ),
    "not_one_of_the_two": (
        "Choose one of the two bosses.",
        "Choisissez l'un des deux boss.",
    ),
    "appease_only_at_turn_start": (
        "The declaration is possible only at the start of a turn.",
        "La déclaration n'est possible qu'au début d'un tour.",
    ),
    "wrong_step": ("That is not possible now.", "Ce n'est pas possible maintenant."),
    "card_is_locked": (
        "This card lies under a hint: it is locked.",
        "Cette carte est sous un indice : elle est bloquée.",
    ),
    "card_already_looked_at": (
        "You have looked at this card already: choose another.",
        "Vous avez déjà regardé cette carte : choisissez-en une autre.",
    ),
    "card_must_leave_its_place": (
        "The card must leave its place.",
        "La carte doit changer de place.",
    ),
    "place_is_taken": ("A card lies there already.", "Une carte s'y trouve déjà."),
    "place_touches_no_card": (
        "The place must touch another card by a side.",
        "La place doit toucher une autre carte par un côté.",
    ),
    "move_splits_the_cards": (
        "All cards must hang together after the move.",
        "Toutes les cartes doivent rester d'un seul tenant.",
    ),
    "pile_is_empty": ("No hint is left in the pile.", "La pile d'indices est vide."),
    "only_the_top_hint": (
        "Only the hint turned up last can be placed.",
        "Seul le dernier indice révélé peut être posé.",
    ),
    "hint_not_turned_up": (
        "This hint is not turned up.",
        "Cet indice n'est pas révélé.",
    ),
    # the console
    "console_deal": (
        "Deal code {seed}. Type an action or its number; help, quit.",
        "Code de donne {seed}. Tapez un coup ou son numéro ; help, quit.",
    ),
    "console_bye": ("Goodbye.", "Au revoir."),
    "console_next_person": (
        "Player {seat}: press Enter when only you can see the screen.",
        "Joueur {seat} : appuyez sur Entrée quand vous êtes seul devant l'écran.",
    ),
    "console_examples": (
        "{count} choices; for example: {example}",
        "{count} choix ; par exemple : {example}",
    ),
    "console_help": (
        "Type an action in words, such as 'play fire-9', or the number of a choice; quit ends.",
        "Tapez un coup, comme « play fire-9 », ou le numéro d'un choix ; quit termine.",
    ),
    "console_no_such_number": (
        "The choices are numbered from 1 to {most}.",
        "Les choix sont numérotés de 1 à {most}.",
    ),
    # Septet in the console
    "s_round": ("Round {number}, trump: {trump}", "Manche {number}, atout : {trump}"),
    "s_side": (
        "  Seats {seats}: {score}/{goal}, tricks {tricks}, bosses {bosses}",
        "  Places {seats} : {score}/{goal}, plis {tricks}, boss {bosses}",
    ),
    "s_straw": ("Straw pile of {seat}:", "Botte de {seat} :"),
    "s_trick": ("On the table: {cards}", "Sur la table : {cards}"),
    "s_hand": ("Hand of {seat}: {cards}", "Main de {seat} : {cards}"),
    "s_ask_pass": (
        "Choose three cards: pass CARD CARD CARD",
        "Choisissez trois cartes : pass CARTE CARTE CARTE",
    ),
    "s_ask_discard": ("Discard a card, no boss.", "Défaussez une carte, pas un boss."),
    "s_ask_swap": (
        "Swap a boss of your straw pile under, or be done.",
        "Glissez un boss de votre botte dessous, ou terminez (done).",
    ),
    "s_ask_play": ("Play a card.", "Jouez une carte."),
    "s_dealt": (
        "--- Round {number} is dealt, trump card: {trump}",
        "--- Manche {number} distribuée, carte d'atout : {trump}",
    ),
    "s_passed": ("{giver} passes to {receiver}: {cards}", "{giver} passe à {receiver} : {cards}"),
    "s_shows": ("{seat} shows {card} and leads.", "{seat} montre {card} et entame."),
    "s_trump": ("Trump is {family}.", "L'atout est {family}."),
    "s_plays": ("{seat} plays {card}", "{seat} joue {card}"),
    "s_takes": ("{seat} takes the trick.", "{seat} remporte le pli."),
    "s_tucks": ("{seat} tucks {boss} under {card}.", "{seat} glisse {boss} sous {card}."),
    "s_meets": ("Under {boss} lies {found}.", "Sous {boss} se trouve {found}."),
    "s_turns": ("{card} of {seat} is turned up.", "{card} de {seat} est retournée."),
    "s_seals": ("Team {side} seals {family}.", "L'équipe {side} scelle {family}."),
    "s_ended_bosses": (
        "=== Enough bosses for the side of {seat}: points {points}, score {scores}",
        "=== Assez de boss pour le camp de {seat} : points {points}, score {scores}",
    ),
    "s_ended_tricks": (
        "=== Too many tricks for the side of {seat}: points {points}, score {scores}",
        "=== Trop de plis pour le camp de {seat} : points {points}, score {scores}",
    ),
    "s_ended_last_trick": (
        "=== The last trick goes to {seat}: points {points}, score {scores}",
        "=== Le dernier pli va à {seat} : points {points}, score {scores}",
    ),
    "s_ended_seals": (
        "=== The last seal goes to the side of {seat}: {scores}",
        "=== Le dernier sceau va au camp de {seat} : {scores}",
    ),
    "s_won": ("Won by {winners}. Score {scores}", "Gagné par {winners}. Score {scores}"),
    # Yōkai in the console
    "y_affinity_open": ("Affinity: {pair} must touch.", "Affinité : {pair} doivent se toucher."),
    "y_affinity_secret": (
        "Your secret affinity: {pair} must touch.",
        "Votre affinité secrète : {pair} doivent se toucher.",
    ),
    "y_shape": ("The cards must form:", "Les cartes doivent former :"),
    "y_hints": (
        "Hints: {pile} face down; turned up: {hints}",
        "Indices : {pile} face cachée ; révélés : {hints}",
    ),
    "y_turn": ("Turn {turn}, player {seat}", "Tour {turn}, joueur {seat}"),
    "y_ask_first_look": (
        "Look at a card (look N), or declare the yōkai appeased (appease).",
        "Regardez une carte (look N), ou déclarez les yōkai apaisés (appease).",
    ),
    "y_ask_second_look": ("Look at another card.", "Regardez une autre carte."),
    "y_ask_move": (
        "Move a card: move N COLUMN,ROW",
        "Déplacez une carte : move N COLONNE,LIGNE",
    ),
    "y_ask_hint": (
        "Turn up a hint (reveal) or place one (hint FAMILIES N).",
        "Révélez un indice (reveal) ou posez-en un (hint FAMILLES N).",
    ),
    "y_looks": ("{seat} looks at card {card}.", "{seat} regarde la carte {card}."),
    "y_sees": ("Card {card} is {family}.", "La carte {card} est {family}."),
    "y_moves": (
        "{seat} moves card {card} to {place}.",
        "{seat} déplace la carte {card} en {place}.",
    ),
    "y_reveals": ("{seat} turns up the hint {hint}.", "{seat} révèle l'indice {hint}."),
    "y_places": (
        "{seat} places the hint {hint} on card {card}.",
        "{seat} pose l'indice {hint} sur la carte {card}.",
    ),
    "y_declares": ("{seat} declares the yōkai appeased.", "{seat} déclare les yōkai apaisés."),
    "y_won": ("The yōkai are appeased: won!", "Les yōkai sont apaisés : gagné !"),
    "y_lost": ("The yōkai are not appeased: lost.", "Les yōkai ne sont pas apaisés : perdu."),
    "y_split": ("The {family} are split.", "Les {family} sont séparés."),
    "y_affinity_failed": ("{pair} do not touch.", "{pair} ne se touchent pas."),
    "y_shape_failed": ("The shape is not formed.", "La forme n'est pas faite."),
    "y_sheet": (
        "Hints true {true}, false {false}, turned up {turned_up}, face down {face_down}",
        "Indices vrais {true}, faux {false}, révélés {turned_up}, face cachée {face_down}",
    ),
    "y_points": ("{points} points: {rank}", "{points} points : {rank}"),
}
