-- What needs a person, as the health checks found it, and when people were told.
create table health_problems (
  -- The name of the check.
  name text primary key check (length(name) <= 100),
  state text not null check (state in ('ok', 'warning', 'failed')),
  sentence text not null,
  -- A warning of a check that was never well is how the shop is set up.
  was_well boolean not null check (was_well in (0, 1)),
  -- When it began; kept for a day after it ended.
  began_at text,
  ended_at text,
  -- The day of the last notice, in the shop's time zone.
  noticed_on text check (length(noticed_on) = 10),
  -- Off the To-Do List until the next notice.
  dismissed_at text
);

-- Which mails of the shop a person wants.
alter table users add column wants_health_notices boolean not null default true
  check (wants_health_notices in (0, 1));
alter table users add column wants_weekly_summary boolean not null default true
  check (wants_weekly_summary in (0, 1));
-- Where the recipient ends such mails.
alter table outgoing_mails add column unsubscribe_url text check (length(unsubscribe_url) <= 2000);

-- Searches that find nothing, and the page that is shown instead.
create table search_answers (
  search text primary key check (length(search) between 1 and 80),
  path text not null check (length(path) between 1 and 500),
  added_by text not null,
  added_at text not null
);
-- begin
create trigger search_answers_insert_counts after insert on search_answers
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger search_answers_update_counts after update on search_answers
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end
-- begin
create trigger search_answers_delete_counts after delete on search_answers
begin
  update catalogue_revisions set revision = revision + 1 where slot = 0;
end
-- end

-- Links of stories and footer pages to other sites. A link is broken once it failed on two days.
create table outside_links (
  url text primary key check (length(url) between 1 and 1000),
  -- The day on which it was last found in a text.
  listed_on text not null check (length(listed_on) = 10),
  due_at text not null,
  first_failed_on text check (length(first_failed_on) = 10),
  last_failed_on text check (length(last_failed_on) = 10),
  failure text,
  -- Somebody has looked: it is not broken.
  dismissed_at text
);
create index outside_links_due on outside_links (due_at, url);
