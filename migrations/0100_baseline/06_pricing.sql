-- How a price is built. Apart from products, so that no query for visitors reads it.
create table product_pricing (
  product_id integer primary key references products (id) on delete cascade,
  loss_rate integer not null default 0 check (loss_rate between 0 and 10000),
  stones_cents bigint not null default 0 check (stones_cents between 0 and 9999999999),
  findings_cents bigint not null default 0 check (findings_cents between 0 and 9999999999),
  hours integer not null default 0 check (hours between 0 and 10000000),
  hourly_cents bigint not null default 0 check (hourly_cents between 0 and 9999999999),
  -- Hundredths of a percent of the cost; null where the price is not built.
  markup_rate integer check (markup_rate between 0 and 10000000),
  rounding text not null,
  supplier text check (length(supplier) <= 255),
  -- Never changes with metal prices.
  is_locked boolean not null default false
) without rowid;

-- The history of prices that changed with metal prices. The id is that of the bulk change.
create table repricings (
  id text primary key,
  rule text not null check (rule in ('weight', 'percentage', 'built')),
  metals jsonb not null,
  changed integer not null,
  difference_cents bigint not null,
  username text,
  created_at timestamptz not null
);
create index repricings_created on repricings (created_at);

create table repricing_items (
  repricing_id text not null references repricings (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  from_cents bigint not null,
  to_cents bigint not null,
  primary key (repricing_id, product_id)
) without rowid;
create index repricing_items_product on repricing_items (product_id);
