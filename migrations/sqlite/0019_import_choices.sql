-- What a person answered to the questions of an import, so that the next one does not ask again.
create table import_choices (
  kind text not null check (kind in ('state', 'category', 'tag')),
  -- Without accents, in lower case.
  word text not null,
  choice text not null,
  updated_at text not null,
  primary key (kind, word)
);

-- Photos of a piece that a dead or refusing host did not give: host, reason and number, an array.
alter table import_items add column missing_photos json check (missing_photos is null or json_valid(missing_photos));
