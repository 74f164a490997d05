-- Nightly backups, copies to the bucket, weekly rehearsals of a restore, and backups made by hand.
create table backup_tasks (
  kind text not null check (kind in ('nightly', 'copy', 'rehearsal', 'manual')),
  due text not null,
  started_at timestamptz not null,
  -- After a failure.
  retry_at timestamptz,
  finished_at timestamptz,
  file text,
  bytes bigint,
  pieces integer,
  photos integer,
  missing integer,
  problem text,
  primary key (kind, due)
);

create table health_problems (
  name text collate "C" primary key check (length(name) <= 100),
  state text collate "C" not null check (state in ('ok', 'warning', 'failed')),
  sentence text not null,
  was_well boolean not null,
  began_at timestamptz,
  ended_at timestamptz,
  noticed_on text check (length(noticed_on) = 10),
  dismissed_at timestamptz
);

create table health_results (
  name text primary key check (length(name) <= 100),
  finding text not null,
  checked_at text not null
);

-- A histogram by hours (UTC), stored for two days.
create table route_durations (
  hour text not null check (length(hour) = 13),
  route text not null check (length(route) <= 200),
  up_to integer not null check (up_to >= 0),
  count integer not null check (count >= 0),
  primary key (hour, route, up_to)
);

create table feed_fetches (
  day text not null check (length(day) = 10),
  feed text not null check (length(feed) <= 50),
  client text not null check (length(client) <= 50),
  count integer not null check (count >= 0),
  last_at text not null,
  primary key (day, feed, client)
);
