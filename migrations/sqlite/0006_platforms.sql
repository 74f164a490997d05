-- Platforms: runs that never overlap, what is still to be sent, orders from elsewhere line by line.

-- Who started a run; nobody when it started by itself.
alter table sync_logs add column started_by text;
create index sync_logs_platform on sync_logs (platform_id, id);

-- One row a platform: how far it was read, and who is at it now. A lease that ran out is nobody's.
create table platform_sync_state (
  platform_id integer primary key references platform_integrations (id) on delete cascade,
  lease_token text,
  leased_until text,
  orders_seen_until text,
  products_seen_until text,
  last_error text
);

-- Which version of the piece was compared with what the platform shows.
alter table product_listings add column product_version integer;
create index product_listings_platform on product_listings (platform_id, status);

-- What is still to be sent: at most one a listing, since what is sent is how the piece is by then.
create table listing_pushes (
  id integer primary key autoincrement,
  platform_id integer not null references platform_integrations (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  scope text not null check (scope in ('stock', 'all')),
  asked_at text not null,
  due_at text not null,
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  lease_token text,
  leased_until text,
  unique (platform_id, product_id)
);
create index listing_pushes_due on listing_pushes (due_at);

-- Deliveries that were taken: a second one of the same name changes nothing.
create table webhook_deliveries (
  platform_id integer not null references platform_integrations (id) on delete cascade,
  delivery_id text not null check (length(delivery_id) between 1 and 200),
  topic text not null,
  received_at text not null,
  primary key (platform_id, delivery_id)
);
create index webhook_deliveries_received on webhook_deliveries (received_at);

-- When the order was last changed at its platform: an older report of it says nothing.
alter table external_orders add column modified_at text;
-- Whether it holds stock there, as its state says.
alter table external_orders add column holds_stock boolean not null default false check (holds_stock in (0, 1));
create index external_orders_internal on external_orders (internal_order_id);

-- is_held once the order had its effect on the stock here: stock_taken is what it took, short what it
-- could not have.
create table external_order_items (
  id integer primary key autoincrement,
  external_order_id integer not null references external_orders (id) on delete cascade,
  external_item_id text not null,
  product_id integer references products (id) on delete set null,
  product_name text not null,
  quantity integer not null check (typeof(quantity) = 'integer' and quantity > 0),
  price_cents integer not null check (typeof(price_cents) = 'integer' and price_cents between 0 and 9999999999),
  is_held boolean not null default false check (is_held in (0, 1)),
  stock_taken integer not null default 0 check (stock_taken >= 0),
  sold_out boolean not null default false check (sold_out in (0, 1)),
  short integer not null default 0 check (short >= 0),
  unique (external_order_id, external_item_id)
);
create index external_order_items_product on external_order_items (product_id);

-- A piece that two people bought: a to-do until somebody has settled it.
create table double_sales (
  id integer primary key autoincrement,
  product_id integer references products (id) on delete set null,
  product_name text not null,
  external_order_id integer not null references external_orders (id) on delete cascade,
  other_order_id integer references orders (id) on delete set null,
  other_external_order_id integer references external_orders (id) on delete set null,
  created_at text not null,
  settled_at text,
  settled_by text,
  unique (external_order_id, product_id)
);
create index double_sales_open on double_sales (created_at) where settled_at is null;
create index double_sales_product on double_sales (product_id);
create index double_sales_other_order on double_sales (other_order_id);
create index double_sales_other_external on double_sales (other_external_order_id);
