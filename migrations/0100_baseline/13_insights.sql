create table visit_counts (
  period text not null check (length(period) in (7, 10)),
  kind text collate "C" not null
    check (kind in ('visits', 'page', 'piece', 'collection', 'keep', 'search', 'missing', 'source', 'device')),
  subject text collate "C" not null check (length(subject) <= 200),
  count integer not null check (count >= 0),
  primary key (period, kind, subject)
);
create index visit_counts_subject on visit_counts (kind, subject, period);

-- Estimates the visitors of a day. Deleted when the day ends; in no backup.
create table visitor_sketches (
  day text primary key check (length(day) = 10),
  salt text not null,
  registers text not null default ''
);

-- Searches without results and missing pages that the Insights screen no longer shows.
create table dismissed_findings (
  kind text not null check (kind in ('search', 'missing')),
  subject text collate "C" not null check (length(subject) <= 200),
  dismissed_by text not null,
  dismissed_at text not null,
  primary key (kind, subject)
);

-- Searches without results, and the page that is shown instead.
create table search_answers (
  search text collate "C" primary key check (length(search) between 1 and 80),
  path text not null check (length(path) between 1 and 500),
  added_by text not null,
  added_at timestamptz not null
);
