-- When a piece was made: the end of that day.
alter table products add column date_made text;

-- Papers of a gift lead to no price.
alter table orders add column is_gift boolean not null default false check (is_gift in (0, 1));

-- What the page of a certificate confirms. It outlives order and piece, and holds no customer.
create table certificates (
  id integer primary key autoincrement,
  order_id integer references orders (id) on delete set null,
  product_id integer references products (id) on delete set null,
  name text not null check (length(name) <= 255),
  -- Of several of the same piece in one order: 1, 2, 3.
  copy integer not null check (typeof(copy) = 'integer' and copy >= 1),
  facts json not null check (json_valid(facts)),
  picture_url text,
  media_hash text references media (hash) on delete restrict,
  -- Raising it ends the former address.
  version integer not null default 1 check (typeof(version) = 'integer' and version >= 1),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index certificates_order on certificates (order_id);
create index certificates_product on certificates (product_id);
create index certificates_media on certificates (media_hash);
