"""The tables of the history, as steps: each brings a database from one version to the next.

Steps are never changed once published; a new version is a new step at the end.
"""

from __future__ import annotations

_FIRST_TABLES = """
CREATE TABLE profile (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  created TEXT NOT NULL
);
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  played TEXT NOT NULL,
  game TEXT NOT NULL,
  mode TEXT NOT NULL,
  players INTEGER NOT NULL,
  code TEXT NOT NULL,
  result TEXT NOT NULL CHECK (result IN ('won', 'lost', 'shared', 'watched', 'abandoned')),
  scores TEXT NOT NULL,
  actions INTEGER NOT NULL,
  hints INTEGER NOT NULL,
  branched INTEGER NOT NULL,
  aid TEXT NOT NULL
);
CREATE TABLE record (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  text TEXT NOT NULL
);
CREATE TABLE seat (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  side INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  former INTEGER NOT NULL DEFAULT 0,
  profile_id INTEGER REFERENCES profile ON DELETE SET NULL,
  won INTEGER,
  rivals TEXT NOT NULL,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE yokai_result (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  edition TEXT NOT NULL,
  level INTEGER,
  points INTEGER NOT NULL,
  tier INTEGER NOT NULL
);
CREATE TABLE rounds_won (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  side INTEGER NOT NULL,
  ending TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game_id, side, ending)
) WITHOUT ROWID;
CREATE TABLE bosses_taken (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  side INTEGER NOT NULL,
  family TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game_id, side, family)
) WITHOUT ROWID;
CREATE INDEX game_by_date ON game (played);
CREATE INDEX seat_by_profile ON seat (profile_id);
CREATE INDEX result_by_level ON yokai_result (edition, level);
"""

_REVIEWS = """
CREATE TABLE review (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  judge INTEGER NOT NULL,
  data BLOB NOT NULL
);
"""

_DOJO = """
CREATE TABLE dojo (
  profile_id INTEGER REFERENCES profile ON DELETE CASCADE,
  kind TEXT NOT NULL,
  item TEXT NOT NULL,
  value INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  noted TEXT NOT NULL
);
CREATE UNIQUE INDEX dojo_by_item ON dojo (coalesce(profile_id, 0), kind, item);
"""

_PRACTICE = """
CREATE TABLE mistake (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  game_id INTEGER REFERENCES game ON DELETE SET NULL,
  game TEXT NOT NULL,
  played TEXT NOT NULL,
  at INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  player TEXT NOT NULL,
  profile_id INTEGER REFERENCES profile ON DELETE CASCADE,
  loss REAL NOT NULL,
  data BLOB NOT NULL
);
CREATE TABLE practice (
  mistake_id INTEGER NOT NULL REFERENCES mistake ON DELETE CASCADE,
  profile_id INTEGER REFERENCES profile ON DELETE CASCADE,
  times_right INTEGER NOT NULL,
  due TEXT NOT NULL,
  tried TEXT NOT NULL,
  missed TEXT NOT NULL
);
CREATE TABLE grade (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  judge INTEGER NOT NULL,
  coached INTEGER NOT NULL,
  accuracy INTEGER,
  luck INTEGER NOT NULL,
  others INTEGER NOT NULL,
  own INTEGER NOT NULL,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE kind_loss (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  decisions INTEGER NOT NULL,
  loss REAL NOT NULL,
  PRIMARY KEY (game_id, seat, kind)
) WITHOUT ROWID;
CREATE TABLE remark (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  at INTEGER NOT NULL,
  text TEXT NOT NULL,
  pinned INTEGER NOT NULL,
  PRIMARY KEY (game_id, at)
) WITHOUT ROWID;
CREATE UNIQUE INDEX practice_once ON practice (mistake_id, ifnull(profile_id, 0));
CREATE INDEX mistake_by_profile ON mistake (profile_id);
"""

MIGRATIONS: tuple[str, ...] = (_FIRST_TABLES, _REVIEWS, _DOJO, _PRACTICE)
"""Step *n* makes version *n* + 1."""

VERSION = len(MIGRATIONS)
