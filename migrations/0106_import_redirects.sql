-- More can be imported.
alter table import_items rename column kind to former_kind;
alter table import_items add column kind text not null default 'piece' check (
  kind in ('piece', 'tag', 'collection', 'order', 'subscriber', 'customer', 'redirect')
);
update import_items set kind = former_kind;
alter table import_items drop column former_kind;
