-- Categories may be hidden, ordered and illustrated. The order so far was that of their names.

alter table categories add column hidden boolean not null default false;
alter table categories add column position integer not null default 0;
alter table categories add column image text;
alter table categories add column media_hash text references media (hash) on delete restrict;

update categories set position = (
  select count(*) from categories other
  where other.name < categories.name or (other.name = categories.name and other.id <= categories.id)
);
