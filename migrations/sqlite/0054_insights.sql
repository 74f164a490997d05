-- What visitors look at, counted by days of the shop's time zone. Nothing here belongs to one person.
create table visit_counts (
  -- A day, "2026-11-20", or after two years a month, "2026-11".
  period text not null check (length(period) in (7, 10)),
  kind text not null check (kind in (
    'visits', 'page', 'piece', 'collection', 'keep', 'search', 'missing', 'source', 'device'
  )),
  -- A path, an id, a search, a host: by kind. Empty for visits.
  subject text not null check (length(subject) <= 200),
  count integer not null check (typeof(count) = 'integer' and count >= 0),
  primary key (period, kind, subject)
);
create index visit_counts_subject on visit_counts (kind, subject, period);

-- Estimates the visitors of a day. Deleted when the day ends; in no backup.
create table visitor_sketches (
  day text primary key check (length(day) = 10),
  salt text not null,
  registers text not null default ''
);

-- Searches without results and missing pages that are off the Insights screen.
create table dismissed_findings (
  kind text not null check (kind in ('search', 'missing')),
  subject text not null check (length(subject) <= 200),
  dismissed_by text not null,
  dismissed_at text not null,
  primary key (kind, subject)
);
