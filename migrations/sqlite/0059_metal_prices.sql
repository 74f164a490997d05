-- What a troy ounce of each metal cost, in billionths of a dollar: a price per gram or pennyweight converts exactly.
create table metal_prices (
  id integer primary key autoincrement,
  metal text not null check (metal in ('gold', 'silver', 'platinum', 'palladium')),
  nano_dollars integer not null check (typeof(nano_dollars) = 'integer' and nano_dollars between 1 and 1000000000000000),
  recorded_at text not null,
  username text
);

-- The last metal price that was recorded when the piece got the price it has. Null from before the first.
alter table products add column metal_price_id integer references metal_prices (id) on delete set null;
-- That of the price which a bulk change replaced.
alter table bulk_change_items add column metal_price_id integer;

-- Prices that followed the metals, for the price history. The id is that of the bulk change, which ends after 30 days.
create table repricings (
  id text primary key,
  rule text not null check (rule in ('weight', 'percentage', 'built')),
  metals json not null check (json_valid(metals)),
  changed integer not null,
  difference_cents integer not null,
  username text,
  created_at text not null
);
create index repricings_created on repricings (created_at);
create table repricing_items (
  repricing_id text not null references repricings (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  from_cents integer not null,
  to_cents integer not null,
  primary key (repricing_id, product_id)
) without rowid;
create index repricing_items_product on repricing_items (product_id);
