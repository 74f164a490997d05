-- What a customer is offered. A sent one never changes: a change is another version of the same inquiry.
create table quotes (
  id integer primary key autoincrement,
  inquiry_id integer not null references inquiries (id) on delete cascade,
  version integer not null check (typeof(version) = 'integer' and version >= 1),
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired')),
  subtotal_cents integer not null check (typeof(subtotal_cents) = 'integer' and subtotal_cents between 0 and 9999999999),
  shipping_cents integer not null default 0 check (typeof(shipping_cents) = 'integer' and shipping_cents between 0 and 9999999999),
  -- Hundredths of a percent; null where the tax is a sum of its own.
  tax_rate integer check (tax_rate is null or typeof(tax_rate) = 'integer' and tax_rate between 0 and 10000),
  tax_cents integer not null default 0 check (typeof(tax_cents) = 'integer' and tax_cents between 0 and 9999999999),
  total_cents integer not null check (typeof(total_cents) = 'integer' and total_cents between 0 and 9999999999),
  deposit_cents integer check (deposit_cents is null or typeof(deposit_cents) = 'integer' and deposit_cents between 0 and 9999999999),
  ready_by text,
  valid_until text not null,
  note text check (length(note) <= 4000),
  -- Whether sending it reserves its pieces.
  reserves boolean not null default true check (reserves in (0, 1)),
  -- What was accepted.
  delivery text check (delivery in ('shipping', 'pickup')),
  order_id integer unique references orders (id) on delete set null,
  sent_at text,
  opened_at text,
  -- When it was accepted, declined, withdrawn, replaced or expired.
  ended_at text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (inquiry_id, version)
);
create index quotes_open on quotes (valid_until) where state = 'sent';

-- Words and prices as they were offered; the name stays when the piece is deleted for good.
create table quote_items (
  id integer primary key autoincrement,
  quote_id integer not null references quotes (id) on delete cascade,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  product_id integer references products (id) on delete set null,
  is_custom boolean not null check (is_custom in (0, 1)),
  title text not null check (length(title) between 1 and 255),
  sku text,
  metal text check (length(metal) <= 255),
  weight text check (length(weight) <= 50),
  ring_size text check (length(ring_size) <= 20),
  details text check (length(details) <= 500),
  quantity integer not null check (typeof(quantity) = 'integer' and quantity between 1 and 1000),
  price_cents integer not null check (typeof(price_cents) = 'integer' and price_cents between 0 and 9999999999)
);
create index quote_items_quote on quote_items (quote_id, position);
create index quote_items_product on quote_items (product_id);
