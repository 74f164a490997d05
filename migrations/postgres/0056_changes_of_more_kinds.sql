-- The history of changes also tells of people, the trash, tags, customers, platforms and the opening.
alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check check (kind in (
  'settings', 'piece', 'pieces', 'collection', 'tag', 'order', 'inquiries', 'customer', 'subscriber',
    'platform', 'person', 'sample', 'trash', 'shop'
));
alter table changes drop constraint changes_action_check;
alter table changes add constraint changes_action_check check (action in (
  'added', 'changed', 'deleted', 'restored', 'undone', 'merged', 'opened', 'closed'
));
