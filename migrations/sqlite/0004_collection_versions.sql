-- A collection may appear by itself at publish_at: what visitors may see is published, or may be due.
drop index collections_newest_live;
drop index collections_category_live;
drop index collections_publish_at;
create index collections_newest_live on collections (coalesce(published_at, publish_at, created_at) desc, id desc) where deleted_at is null and (is_published or publish_at is not null);
create index collections_category_live on collections (category_id) where deleted_at is null and (is_published or publish_at is not null);
create index collections_publish_at on collections (publish_at) where deleted_at is null and publish_at is not null and not is_published;

-- Counted up to end the preview links that were handed out before.
alter table collections add column preview_epoch integer not null default 0;

create table collection_versions (
  id integer primary key autoincrement,
  collection_id integer not null references collections (id) on delete cascade,
  number integer not null check (typeof(number) = 'integer' and number > 0),
  saved_at text not null,
  saved_by text,
  changes text not null,
  snapshot json not null check (json_valid(snapshot)),
  unique (collection_id, number)
);

-- The pictures that a version shows: they stay as long as it does.
create table collection_version_media (
  id integer primary key autoincrement,
  version_id integer not null references collection_versions (id) on delete cascade,
  media_hash text not null references media (hash) on delete restrict,
  unique (version_id, media_hash)
);
create index collection_version_media_media on collection_version_media (media_hash);
