-- What keeps the shop: its nightly backups, second factors of its people, and how often strangers write.

create table backup_runs (
  night text primary key,
  started_at text not null,
  finished_at text,
  file text,
  bytes integer,
  pictures integer,
  missing integer,
  problem text
);

create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  last_step integer not null default 0,
  confirmed_at text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

create table recovery_codes (
  id integer primary key autoincrement,
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (user_id, code_hash)
);

create table visitor_writes (
  subject text not null,
  began_at text not null,
  count integer not null default 0,
  primary key (subject, began_at)
);
create index visitor_writes_began on visitor_writes (began_at);
