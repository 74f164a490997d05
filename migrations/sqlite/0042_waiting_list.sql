-- Who is notified when a reserved or sold piece becomes available. A row is deleted once its letter has left.
create table waiting_list (
  id integer primary key autoincrement,
  product_id integer not null references products (id) on delete cascade,
  email text not null check (length(email) between 3 and 255),
  -- The last mail that asked to confirm.
  asked_at text,
  confirmed_at text,
  -- When the letter was queued.
  notified_at text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (product_id, email)
);
create index waiting_list_email on waiting_list (email, asked_at);
