-- More can be imported.
alter table import_items rename column kind to former_kind;
alter table import_items add column kind text not null default 'piece' check (
  kind in ('piece', 'tag', 'collection', 'order', 'subscriber', 'customer', 'redirect')
);
update import_items set kind = former_kind;
alter table import_items drop column former_kind;
-- Items are compared in memory while they are read.
drop index import_items_external;
drop index import_items_path;
alter table import_items drop column path;
drop index import_items_fingerprint;
