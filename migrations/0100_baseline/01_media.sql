-- Spelled as for PostgreSQL; src/database/spell-migration.ts says how SQLite spells it. src/database/tables says what
-- columns mean. Money is in whole cents, weight in hundredths of a gram, timestamps are in UTC. A row with deleted_at
-- is in the trash: it takes no part in uniqueness.
create table media (
  hash text primary key check (length(hash) = 64 and ltrim(hash, '0123456789abcdef') = ''),
  extension text not null check (extension in ('jpg', 'webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  alt text not null default '' check (length(alt) <= 1000),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  blur text not null default '',
  color text not null
    check (length(color) = 7 and color like '#%' and ltrim(substr(color, 2), '0123456789abcdef') = ''),
  created_at timestamptz not null default now(),
  unreferenced_since timestamptz
);
create index media_newest on media (created_at desc, hash);
