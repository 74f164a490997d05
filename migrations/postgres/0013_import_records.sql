-- A run reads more than pieces: the shop's own export also holds tags, collections, orders and
-- subscribers. What such an item says stands in `record` until it is done, what came of it in
-- `entity_id`, and `made` tells whether it was changed since.
alter table import_items add column kind text not null default 'piece'
  check (kind in ('piece', 'tag', 'collection', 'order', 'subscriber'));
alter table import_items add column record jsonb;
alter table import_items add column entity_id integer;
alter table import_items add column made text;
