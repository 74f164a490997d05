-- What visitors ask about pieces and custom work, and what came of it. What is doubtful is held in to-check.
create table inquiries (
  id integer primary key autoincrement,
  state text not null check (state in ('new', 'waiting-for-you', 'waiting-for-them', 'closed', 'to-check')),
  source text not null default 'form' check (source in ('form', 'phone', 'email', 'visit')),
  name text not null check (length(name) between 1 and 100),
  email text check (length(email) <= 255),
  phone text check (length(phone) <= 50),
  ring_size text check (length(ring_size) <= 20),
  held_because text check (held_because in ('too-fast', 'hidden-field', 'links', 'repeated')),
  -- Raising it ends the private page's former address.
  secret_version integer not null default 1 check (typeof(secret_version) = 'integer' and secret_version >= 1),
  -- Of the form's message, normalized: the same text again is noticed.
  text_hash text,
  -- A form that is sent again after a lost answer has the same one.
  attempt text unique,
  -- Notes do not count.
  last_message_at text not null,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index inquiries_state on inquiries (state, last_message_at);
create index inquiries_email on inquiries (email);
create index inquiries_text on inquiries (text_hash, created_at);

create table inquiry_messages (
  id integer primary key autoincrement,
  inquiry_id integer not null references inquiries (id) on delete cascade,
  kind text not null check (kind in ('customer', 'reply', 'note', 'event')),
  text text not null default '' check (length(text) <= 10000),
  -- Of an event: what happened, to which piece or order.
  event json check (event is null or json_valid(event)),
  username text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index inquiry_messages_inquiry on inquiry_messages (inquiry_id, id);

create table inquiry_photos (
  id integer primary key autoincrement,
  message_id integer not null references inquiry_messages (id) on delete cascade,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  url text not null,
  media_hash text references media (hash) on delete restrict
);
create index inquiry_photos_message on inquiry_photos (message_id, position);
create index inquiry_photos_media on inquiry_photos (media_hash);

-- The name stays when the piece is deleted for good.
create table inquiry_pieces (
  id integer primary key autoincrement,
  inquiry_id integer not null references inquiries (id) on delete cascade,
  product_id integer references products (id) on delete set null,
  product_name text not null,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  -- Whether the piece was last reserved from this inquiry.
  is_reserved boolean not null default false,
  unique (inquiry_id, product_id)
);
create index inquiry_pieces_product on inquiry_pieces (product_id);
