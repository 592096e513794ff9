PRAGMA application_id = 1498368833;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE bosses_taken (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  side INTEGER NOT NULL,
  family TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game_id, side, family)
) WITHOUT ROWID;
INSERT INTO "bosses_taken" VALUES(1,0,'charm',3);
INSERT INTO "bosses_taken" VALUES(1,0,'darkness',1);
INSERT INTO "bosses_taken" VALUES(1,0,'earth',1);
INSERT INTO "bosses_taken" VALUES(1,0,'fire',3);
INSERT INTO "bosses_taken" VALUES(1,0,'lightning',4);
INSERT INTO "bosses_taken" VALUES(1,0,'wind',1);
INSERT INTO "bosses_taken" VALUES(1,1,'darkness',2);
INSERT INTO "bosses_taken" VALUES(1,1,'earth',1);
INSERT INTO "bosses_taken" VALUES(1,1,'snow',1);
INSERT INTO "bosses_taken" VALUES(1,1,'wind',1);
CREATE TABLE dojo (
  profile_id INTEGER REFERENCES profile ON DELETE CASCADE,
  kind TEXT NOT NULL,
  item TEXT NOT NULL,
  value INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  noted TEXT NOT NULL
);
INSERT INTO "dojo" VALUES(1,'lesson','first_trick',2,1,'2026-11-16T12:00:00+00:00');
INSERT INTO "dojo" VALUES(NULL,'trial','septet-1',3,1,'2026-11-16T12:00:00+00:00');
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
INSERT INTO "game" VALUES(1,'6c35ac53437eb767946077ea3db78d820ccadca18701f009729bc73d4bec2ae7','2026-11-16T12:00:00+00:00','septet','2-advanced',2,'AAA-AAA','won','9 6',131,0,0,'');
INSERT INTO "game" VALUES(2,'a14cd88bbf86926a38bed42b46b1ebaae32619052120c81ec7bd1907ed8a89f6','2026-11-17T12:00:00+00:00','yokai','second-1',2,'','won','26',13,0,0,'looks');
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
INSERT INTO "grade" VALUES(1,0,1,0,80,1,2,-3);
CREATE TABLE kind_loss (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  decisions INTEGER NOT NULL,
  loss REAL NOT NULL,
  PRIMARY KEY (game_id, seat, kind)
) WITHOUT ROWID;
INSERT INTO "kind_loss" VALUES(1,0,'lead',3,0.3);
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
INSERT INTO "mistake" VALUES(1,'a06f34dfa14ff9ff3773b82e2a5b1ce153ca66b0cc27629e3302736ac4fb2264',1,'septet','2026-11-16T12:00:00+00:00',5,0,'person',1,0.12,X'789CAB564A54B232AC0500082A0209');
CREATE TABLE practice (
  mistake_id INTEGER NOT NULL REFERENCES mistake ON DELETE CASCADE,
  profile_id INTEGER REFERENCES profile ON DELETE CASCADE,
  times_right INTEGER NOT NULL,
  due TEXT NOT NULL,
  tried TEXT NOT NULL,
  missed TEXT NOT NULL
);
INSERT INTO "practice" VALUES(1,1,1,'2026-11-19','2026-11-18','0001-01-01');
CREATE TABLE profile (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  created TEXT NOT NULL
);
INSERT INTO "profile" VALUES(1,'Aiko','aiko','2026-11-16T12:00:00+00:00');
INSERT INTO "profile" VALUES(2,'Ben','ben','2026-11-17T12:00:00+00:00');
CREATE TABLE record (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  text TEXT NOT NULL
);
INSERT INTO "record" VALUES(1,'{"actions":["discard snow-9","discard darkness-9","play fire-7","play earth-4","play earth-6","play earth-5","play fire-11","play fire-6","play charm-6","play charm-5","play snow-8","play snow-11","play lightning-8","play lightning-10","play darkness-6","play darkness-7","play charm-4","play darkness-11","play lightning-6","play lightning-7","play earth-2","play earth-3","play charm-3","play snow-12","play charm-8","play earth-8","play lightning-4","play snow-13","play darkness-8","play darkness-5","play fire-10","play fire-12","play wind-4","play wind-A","play wind-7","play wind-6","play lightning-9","play lightning-5","play earth-7","play wind-3","play snow-7","play wind-5","discard fire-10","discard charm-9","tuck 5 left","tuck 4 left","tuck 1 right","play snow-10","play snow-13","play charm-8","play charm-4","play earth-5","play earth-3","play lightning-4","play lightning-6","play charm-3","play charm-7","play snow-9","play snow-8","play earth-6","play earth-4","play wind-7","play wind-5","play earth-2","play lightning-7","play darkness-9","play darkness-6","play darkness-11","play darkness-5","play wind-3","play wind-2","play darkness-10","play fire-6","play snow-11","play fire-11","discard lightning-6","discard lightning-4","tuck 2 left","done","play fire-6","play fire-8","play charm-6","play fire-11","play darkness-7","play darkness-6","play charm-8","play snow-11","play charm-4","play lightning-5","play earth-6","play earth-7","play snow-8","play snow-13","play wind-6","play wind-3","play lightning-9","play lightning-10","play fire-7","play wind-4","play earth-3","play earth-8","play charm-7","play charm-9","play snow-12","play lightning-7","discard charm-4","discard charm-5","tuck 1 right","tuck 4 right","play fire-9","play fire-10","play earth-3","play earth-4","play lightning-4","play lightning-7","play charm-7","play charm-6","play darkness-8","play darkness-5","play darkness-10","play darkness-6","play darkness-7","play fire-12","play darkness-9","play fire-6","play earth-2","play earth-6","play wind-5","play wind-3","play fire-7","play fire-11"],"format":1,"game":"septet","options":{"dealer":"random","scoring":"advanced","variant":"normal"},"seats":[{"name":"","player":"person"},{"name":"","player":"novice"}],"seed":"AAA-AAA"}');
INSERT INTO "record" VALUES(2,'{"actions":["look 0","look 1","move 3 0,-1","reveal","look 0","look 1","move 3 3,0","reveal","look 0","look 1","move 3 0,-1","reveal","appease"],"deal":{"families":["kitsune","kitsune","kitsune","kitsune","kappa","kappa","kappa","kappa","rokurokubi","rokurokubi","rokurokubi","rokurokubi","oni","oni","oni","oni"]},"format":1,"game":"yokai","options":{"affinity":"none","children":"no","edition":"second","first":"random","hints":"normal","mix":"","secrets":"1","shape":"none"},"seats":[{"name":"","player":"person"},{"name":"","player":"person"}]}');
CREATE TABLE remark (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  at INTEGER NOT NULL,
  text TEXT NOT NULL,
  pinned INTEGER NOT NULL,
  PRIMARY KEY (game_id, at)
) WITHOUT ROWID;
INSERT INTO "remark" VALUES(1,5,'a note',1);
CREATE TABLE review (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  judge INTEGER NOT NULL,
  data BLOB NOT NULL
);
INSERT INTO "review" VALUES(1,1,X'789CAB564ACB2FCA4D2C51B232D4514A4FCC4D55B2522A4E2D28492D51D251CA2A4D49070A18D60200F1150C38');
CREATE TABLE rounds_won (
  game_id INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
  side INTEGER NOT NULL,
  ending TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game_id, side, ending)
) WITHOUT ROWID;
INSERT INTO "rounds_won" VALUES(1,0,'bosses',2);
INSERT INTO "rounds_won" VALUES(1,1,'bosses',1);
INSERT INTO "rounds_won" VALUES(1,1,'tricks',1);
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
INSERT INTO "seat" VALUES(1,0,0,'person','Aiko','aiko',0,1,1,'novice');
INSERT INTO "seat" VALUES(1,1,1,'novice','','',0,NULL,0,'people');
INSERT INTO "seat" VALUES(2,0,0,'person','Aiko','aiko',0,1,1,'');
INSERT INTO "seat" VALUES(2,1,0,'person','Ben','ben',0,2,1,'');
CREATE TABLE yokai_result (
  game_id INTEGER PRIMARY KEY REFERENCES game ON DELETE CASCADE,
  edition TEXT NOT NULL,
  level INTEGER,
  points INTEGER NOT NULL,
  tier INTEGER NOT NULL
);
INSERT INTO "yokai_result" VALUES(2,'second',1,26,3);
CREATE INDEX game_by_date ON game (played);
CREATE INDEX seat_by_profile ON seat (profile_id);
CREATE INDEX result_by_level ON yokai_result (edition, level);
CREATE UNIQUE INDEX dojo_by_item ON dojo (coalesce(profile_id, 0), kind, item);
CREATE UNIQUE INDEX practice_once ON practice (mistake_id, ifnull(profile_id, 0));
CREATE INDEX mistake_by_profile ON mistake (profile_id);
COMMIT;
