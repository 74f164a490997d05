-- The words and photos of the sample shop were every shop's defaults. A shop that exists already keeps them
-- where it has set none of its own, and is open to visitors.
insert into settings (key, value)
  select words.key, words.value from (
    select 'businessName' as key, '"Fernhill Goldsmith"' as value
    union all select 'blurb', '"Jewelry in gold and silver, made to keep and to mend. One goldsmith, one bench, Staunton, Virginia."'
    union all select 'artistName', '"Fernhill Atelier"'
    union all select 'artistStory', '"I work alone, at a bench by the north window on South Augusta Street. Every piece you see was sawn, soldered, set and polished here, and when one comes back to be mended it comes back to the hands that made it.\n\nMost of what I make begins as a conversation, so there is no cart. Write to me about a piece and I will answer the same day, or the morning after if the torch is lit."'
    union all select 'addressLine', '"18 South Augusta Street"'
    union all select 'city', '"Staunton"'
    union all select 'state', '"Virginia"'
    union all select 'postalCode', '"24401"'
    union all select 'phone', '"(540) 555-0142"'
    union all select 'email', '"hello@fernhill-goldsmith.example"'
    union all select 'instagramUrl', '"https://www.instagram.com/"'
    union all select 'facebookUrl', '"https://www.facebook.com/"'
    union all select 'videoUrl', '"/sample/turntable.mp4"'
    union all select 'videoTitle', '"A sapphire solitaire, turning in the light"'
    union all select 'skuPattern', '"FG-{category}-{number}"'
    union all select 'shopOpen', 'true'
    union all select 'samplePhotos', 'true'
  ) as words
  where exists (select 1 from settings) or exists (select 1 from products)
  on conflict (key) do nothing;

alter table trash rename to trash_before;
create table trash (
  id integer primary key autoincrement,
  kind text not null check (kind in ('product', 'collection', 'tag', 'order', 'subscriber', 'platform', 'sample')),
  entity_id integer not null,
  label text not null,
  batch text,
  deleted_by text,
  deleted_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at text not null,
  unique (kind, entity_id)
);
insert into trash
  (id, kind, entity_id, label, batch, deleted_by, deleted_at, expires_at)
  select id, kind, entity_id, label, batch, deleted_by, deleted_at, expires_at from trash_before;
drop table trash_before;
create index trash_expires on trash (expires_at);
create index trash_batch on trash (batch);

-- What a removal of the sample shop took away, for Undo: ids of rows and whole rows.
create table removed_samples (
  id integer primary key autoincrement,
  contents json not null check (json_valid(contents)),
  deleted_at text
);
