-- Money is held in whole cents, weight in hundredths of a gram, instants in UTC.
-- A row with deleted_at lies in the trash: it takes no part in uniqueness.

create table categories (
  id integer primary key autoincrement,
  name text not null check (length(name) between 1 and 100),
  slug text not null unique check (length(slug) between 1 and 100),
  description text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

create table media (
  hash text primary key check (length(hash) = 64 and hash not glob '*[^0-9a-f]*'),
  extension text not null check (extension in ('jpg', 'webp')),
  width integer not null check (typeof(width) = 'integer' and width > 0),
  height integer not null check (typeof(height) = 'integer' and height > 0),
  bytes integer not null check (typeof(bytes) = 'integer' and bytes > 0),
  alt text not null default '' check (length(alt) <= 1000),
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  blur text not null default '',
  color text not null check (length(color) = 7 and color glob '#*' and substr(color, 2) not glob '*[^0-9a-f]*'),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unreferenced_since text
);

create table products (
  id integer primary key autoincrement,
  name text not null check (length(name) between 1 and 255),
  description text,
  price_cents integer not null check (typeof(price_cents) = 'integer' and price_cents between 0 and 9999999999),
  category_id integer references categories (id) on delete set null,
  sku text check (length(sku) between 1 and 100),
  stock integer not null default 0 check (typeof(stock) = 'integer' and stock >= 0),
  is_custom_design boolean not null default false check (is_custom_design in (0, 1)),
  is_active boolean not null default true check (is_active in (0, 1)),
  materials text,
  weight_centigrams integer check (typeof(weight_centigrams) in ('integer', 'null') and weight_centigrams between 0 and 99999999),
  dimensions text check (length(dimensions) <= 255),
  availability text not null default 'available'
    check (availability in ('available', 'reserved', 'made_to_order', 'sold')),
  reserved_for text check (length(reserved_for) <= 255),
  reserved_until text,
  lead_time text check (length(lead_time) <= 100),
  version integer not null default 1,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);
create unique index products_sku_live on products (sku) where deleted_at is null;
create index products_newest_live on products (created_at desc, id desc) where deleted_at is null and is_active;
create index products_category_live on products (category_id, created_at desc, id desc) where deleted_at is null and is_active;
create index products_price_live on products (price_cents) where deleted_at is null and is_active;
create index products_name_live on products (lower(name), id) where deleted_at is null and is_active;

create table product_images (
  id integer primary key autoincrement,
  product_id integer not null references products (id) on delete cascade,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  url text not null check (url not like 'data:%'),
  media_hash text references media (hash) on delete restrict,
  unique (product_id, position)
);
create index product_images_media on product_images (media_hash);

create table collections (
  id integer primary key autoincrement,
  title text not null check (length(title) between 1 and 255),
  slug text not null check (length(slug) between 1 and 255),
  description text not null,
  content text,
  category_id integer references categories (id) on delete set null,
  is_published boolean not null default false check (is_published in (0, 1)),
  is_featured boolean not null default false check (is_featured in (0, 1)),
  published_at text,
  publish_at text,
  converted_from_product_id integer references products (id) on delete set null,
  version integer not null default 1,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);
create unique index collections_slug_live on collections (slug) where deleted_at is null;
create index collections_newest_live on collections (coalesce(published_at, created_at) desc, id desc) where deleted_at is null and is_published;
create index collections_category_live on collections (category_id) where deleted_at is null and is_published;
create index collections_publish_at on collections (publish_at) where publish_at is not null and deleted_at is null;
create index collections_converted on collections (converted_from_product_id);

create table collection_images (
  id integer primary key autoincrement,
  collection_id integer not null references collections (id) on delete cascade,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  url text not null check (url not like 'data:%'),
  media_hash text references media (hash) on delete restrict,
  unique (collection_id, position)
);
create index collection_images_media on collection_images (media_hash);

create table tags (
  id integer primary key autoincrement,
  name text not null check (length(name) between 1 and 100),
  slug text not null check (length(slug) between 1 and 100),
  type text not null check (type in ('jewelry_type', 'material')),
  color text not null default '#3B82F6' check (length(color) = 7 and color glob '#*' and substr(color, 2) not glob '*[^0-9a-fA-F]*'),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);
create unique index tags_name_live on tags (lower(name)) where deleted_at is null;
create unique index tags_slug_live on tags (slug) where deleted_at is null;

create table collection_tags (
  id integer primary key autoincrement,
  collection_id integer not null references collections (id) on delete cascade,
  tag_id integer not null references tags (id) on delete cascade,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (collection_id, tag_id)
);
create index collection_tags_tag on collection_tags (tag_id);

create table product_tags (
  id integer primary key autoincrement,
  product_id integer not null references products (id) on delete cascade,
  tag_id integer not null references tags (id) on delete cascade,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (product_id, tag_id)
);
create index product_tags_tag on product_tags (tag_id);

create table collection_products (
  id integer primary key autoincrement,
  collection_id integer not null references collections (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  position integer not null check (typeof(position) = 'integer' and position >= 0),
  unique (collection_id, product_id)
);
create index collection_products_product on collection_products (product_id);

create table users (
  id text primary key,
  username text not null check (length(username) between 1 and 255),
  email text unique check (length(email) <= 255),
  first_name text,
  last_name text,
  profile_image_url text,
  password_hash text not null,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create unique index users_username on users (lower(username));

create table sessions (
  sid text primary key,
  sess json not null check (json_valid(sess)),
  expire text not null,
  user_id text not null references users (id) on delete cascade,
  user_agent text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  last_seen_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index sessions_expire on sessions (expire);
create index sessions_user on sessions (user_id);

create table sign_in_failures (
  id integer primary key autoincrement,
  subject text not null,
  failed_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index sign_in_failures_subject on sign_in_failures (subject, failed_at);

create table orders (
  id integer primary key autoincrement,
  customer_email text not null check (length(customer_email) between 1 and 255),
  customer_name text not null check (length(customer_name) >= 1),
  customer_phone text check (length(customer_phone) <= 50),
  shipping_address json not null check (json_valid(shipping_address)),
  billing_address json check (billing_address is null or json_valid(billing_address)),
  subtotal_cents integer not null check (typeof(subtotal_cents) = 'integer' and subtotal_cents between 0 and 9999999999),
  tax_cents integer not null default 0 check (typeof(tax_cents) = 'integer' and tax_cents between 0 and 9999999999),
  shipping_cents integer not null default 0 check (typeof(shipping_cents) = 'integer' and shipping_cents between 0 and 9999999999),
  total_cents integer not null check (typeof(total_cents) = 'integer' and total_cents between 0 and 9999999999),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'completed', 'cancelled')),
  payment_status text not null default 'pending',
  payment_intent_id text,
  notes text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);
create index orders_created on orders (created_at desc, id desc);
create index orders_status on orders (status);

create table order_items (
  id integer primary key autoincrement,
  order_id integer not null references orders (id) on delete cascade,
  product_id integer references products (id) on delete set null,
  product_name text not null,
  quantity integer not null check (typeof(quantity) = 'integer' and quantity > 0),
  price_cents integer not null check (typeof(price_cents) = 'integer' and price_cents between 0 and 9999999999),
  customizations json check (customizations is null or json_valid(customizations)),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index order_items_order on order_items (order_id);
create index order_items_product on order_items (product_id);

create table order_history (
  id integer primary key autoincrement,
  order_id integer not null references orders (id) on delete cascade,
  from_status text,
  to_status text not null,
  username text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index order_history_order on order_history (order_id);

create table subscribers (
  id integer primary key autoincrement,
  email text not null check (length(email) between 3 and 255),
  is_active boolean not null default true check (is_active in (0, 1)),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);
create unique index subscribers_email_live on subscribers (email) where deleted_at is null;

create table platform_integrations (
  id integer primary key autoincrement,
  platform text not null check (length(platform) between 1 and 50),
  is_active boolean not null default true check (is_active in (0, 1)),
  credentials json not null check (json_valid(credentials)),
  settings json not null default '{}' check (json_valid(settings)),
  last_sync_at text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  deleted_at text
);

create table product_listings (
  id integer primary key autoincrement,
  product_id integer not null references products (id) on delete cascade,
  platform_id integer not null references platform_integrations (id) on delete cascade,
  external_id text,
  status text not null default 'draft',
  listing_data json check (listing_data is null or json_valid(listing_data)),
  last_sync_at text,
  sync_errors text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (product_id, platform_id)
);
create unique index product_listings_external on product_listings (platform_id, external_id);

create table external_orders (
  id integer primary key autoincrement,
  platform_id integer not null references platform_integrations (id) on delete cascade,
  external_order_id text not null,
  internal_order_id integer references orders (id) on delete set null,
  status text not null,
  customer_email text,
  customer_name text,
  total_amount_cents integer not null check (typeof(total_amount_cents) = 'integer' and total_amount_cents between 0 and 9999999999),
  order_data json not null check (json_valid(order_data)),
  sync_status text not null default 'pending',
  sync_errors text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  unique (platform_id, external_order_id)
);

create table sync_logs (
  id integer primary key autoincrement,
  platform_id integer references platform_integrations (id) on delete set null,
  sync_type text not null,
  status text not null,
  records_processed integer not null default 0 check (records_processed >= 0),
  records_success integer not null default 0 check (records_success >= 0),
  records_error integer not null default 0 check (records_error >= 0),
  error_details text,
  started_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  completed_at text
);

create table import_queue (
  id integer primary key autoincrement,
  product_id integer references products (id) on delete cascade,
  product_name text not null,
  status text not null default 'pending_photos' check (status in ('pending_photos', 'done')),
  import_batch text,
  notes text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index import_queue_product on import_queue (product_id);

create table removal_queue (
  id integer primary key autoincrement,
  product_id integer references products (id) on delete cascade,
  product_name text not null,
  reason text not null check (length(reason) between 1 and 100),
  status text not null default 'pending_removal' check (status in ('pending_removal', 'removed', 'kept')),
  import_batch text,
  notes text,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index removal_queue_product on removal_queue (product_id);

create table hero_sections (
  id integer primary key autoincrement,
  key text not null unique check (length(key) between 1 and 100),
  title text not null check (length(title) between 1 and 255),
  subtitle text,
  description text,
  button_text text,
  button_link text,
  background_image text,
  media_hash text references media (hash) on delete restrict,
  is_active boolean not null default true check (is_active in (0, 1)),
  display_order integer not null default 0,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

create table settings (
  key text primary key,
  value json not null check (json_valid(value)),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

create table pages (
  slug text primary key,
  title text not null,
  content text not null default '',
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);

create table redirects (
  id integer primary key autoincrement,
  from_path text not null unique check (from_path like '/%'),
  to_path text not null check (to_path like '/%'),
  collection_id integer references collections (id) on delete cascade,
  product_id integer references products (id) on delete cascade,
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index redirects_collection on redirects (collection_id);
create index redirects_product on redirects (product_id);

create table trash (
  id integer primary key autoincrement,
  kind text not null check (kind in ('product', 'collection', 'tag', 'order', 'subscriber', 'platform')),
  entity_id integer not null,
  label text not null,
  batch text,
  deleted_by text,
  deleted_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  expires_at text not null,
  unique (kind, entity_id)
);
create index trash_expires on trash (expires_at);
create index trash_batch on trash (batch);

-- The eight categories are part of the shop: navigation names them by these ids.
insert into categories (id, name, slug) values
  (6, 'Bracelets', 'bracelets'),
  (7, 'Earrings', 'earrings'),
  (8, 'Gold', 'gold'),
  (9, 'Necklaces', 'necklaces'),
  (10, 'Pendants', 'pendants'),
  (11, 'Pins', 'pins'),
  (12, 'Rings', 'rings'),
  (13, 'Silver', 'silver');
