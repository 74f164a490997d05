-- What each check of the shop's health found the last time it ran in the background.
create table health_results (
  name text primary key check (length(name) <= 100),
  -- JSON: state, sentence and what mends it.
  finding text not null,
  checked_at text not null
);

-- How long pages took, by hours (UTC) and the histogram's buckets. Kept for two days.
create table route_durations (
  -- "2026-11-20T15"
  hour text not null check (length(hour) = 13),
  route text not null check (length(route) <= 200),
  -- The bucket's upper end in milliseconds; 0 for whatever took longer than all of them.
  up_to integer not null check (up_to >= 0),
  count integer not null check (count >= 0),
  primary key (hour, route, up_to)
);

-- Who has fetched the feeds of platforms, by days (UTC) and the program's name.
create table feed_fetches (
  day text not null check (length(day) = 10),
  feed text not null check (length(feed) <= 50),
  client text not null check (length(client) <= 50),
  count integer not null check (count >= 0),
  last_at text not null,
  primary key (day, feed, client)
);

-- When a mail that the server had taken came back.
alter table outgoing_mails add column returned_at text;

-- SHA-256 of the migration as it was run; of those before this one as the next start found them.
alter table schema_migrations add column checksum text;
