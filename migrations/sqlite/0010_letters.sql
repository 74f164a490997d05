-- What goes out by mail: a welcome to each new subscriber, and letters to all of them.
create table letters (
  id integer primary key autoincrement,
  subject text not null check (length(subject) between 1 and 200),
  body text not null,
  collection_id integer references collections (id) on delete set null,
  created_by text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

-- letter_id null: the welcome.
create table letter_deliveries (
  id integer primary key autoincrement,
  letter_id integer references letters (id) on delete cascade,
  subscriber_id integer not null references subscribers (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'stopped')),
  tries integer not null default 0 check (tries >= 0),
  due_at text not null,
  last_error text,
  sent_at text,
  unique (letter_id, subscriber_id)
);
create index letter_deliveries_due on letter_deliveries (due_at, id) where state = 'waiting';
create index letter_deliveries_subscriber on letter_deliveries (subscriber_id);
