-- The address of hers that says what metals cost, and which values of its answer do. One row.
create table metal_price_source (
  slot integer primary key check (slot = 1),
  -- Encrypted: it may hold a key.
  url text not null,
  host text not null,
  picks jsonb not null,
  is_daily boolean not null default false,
  due_at timestamptz not null,
  fetched_at timestamptz,
  failure text,
  failed_at timestamptz
);

-- Fetched prices that are off by more than a fifth, until somebody confirms them or a later one is not.
create table waiting_metal_prices (
  metal text primary key check (metal in ('gold', 'silver', 'platinum', 'palladium')),
  nano_dollars bigint not null check (nano_dollars between 1 and 1000000000000000),
  fetched_at timestamptz not null
);
