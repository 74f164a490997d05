-- Who changed settings and pieces on the desk, and when. Bounded: the newest are kept.
create table changes (
  id integer primary key autoincrement,
  kind text not null check (kind in ('settings', 'piece', 'pieces')),
  -- No reference: the piece may be gone.
  product_id integer,
  label text not null default '' check (length(label) <= 255),
  action text not null check (action in ('added', 'changed', 'deleted')),
  fields json not null default '[]' check (json_valid(fields)),
  username text not null,
  changed_at text not null
);
