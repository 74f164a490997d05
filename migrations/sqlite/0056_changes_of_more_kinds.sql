-- The history of changes also tells of people, the trash, tags, customers, platforms and the opening.
create table changes_of_more_kinds (
  id integer primary key autoincrement,
  kind text not null check (kind in (
    'settings', 'piece', 'pieces', 'collection', 'tag', 'order', 'inquiries', 'customer', 'subscriber',
    'platform', 'person', 'sample', 'trash', 'shop'
  )),
  -- No reference: the piece may be gone.
  product_id integer,
  label text not null default '' check (length(label) <= 255),
  action text not null check (action in (
    'added', 'changed', 'deleted', 'restored', 'undone', 'merged', 'opened', 'closed'
  )),
  fields json not null default '[]' check (json_valid(fields)),
  username text not null,
  changed_at text not null
);
insert into changes_of_more_kinds (id, kind, product_id, label, action, fields, username, changed_at)
  select id, kind, product_id, label, action, fields, username, changed_at from changes;
drop table changes;
alter table changes_of_more_kinds rename to changes;
