-- The address of hers that says what metals cost, and which values of its answer do. One row.
create table metal_price_source (
  slot integer primary key check (slot = 1),
  -- Encrypted: it may hold a key.
  url text not null,
  host text not null,
  picks json not null check (json_valid(picks)),
  is_daily boolean not null default 0 check (is_daily in (0, 1)),
  due_at text not null,
  fetched_at text,
  failure text,
  failed_at text
);

-- Fetched prices that are off by more than a fifth, until somebody confirms them or a later one is not.
create table waiting_metal_prices (
  metal text primary key check (metal in ('gold', 'silver', 'platinum', 'palladium')),
  nano_dollars integer not null check (typeof(nano_dollars) = 'integer' and nano_dollars between 1 and 1000000000000000),
  fetched_at text not null
) without rowid;
