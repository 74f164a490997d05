import { sql } from "kysely";
import type { Shop } from "#domain/shop.ts";
import { numberRows } from "./number-rows.ts";

/** Few enough to be made in seconds. */
const ROWS = 6000;

/** PostgreSQL plans as for so many times the rows. */
const TIMES = 20;

/** Rows of every table that grows with a shop, and the statistics that plans are made by. */
export async function fillLargeShop(shop: Shop): Promise<void> {
  const numbers = numberRows(shop, ROWS);
  const hex = shop.engine === "sqlite" ? sql`printf('%064x', n)` : sql`lpad(to_hex(n), 64, '0')`;
  const recorded =
    shop.engine === "sqlite"
      ? sql`json_object('type', 'order-recorded', 'orderId', n, 'totalCents', 100)`
      : sql`jsonb_build_object('type', 'order-recorded', 'orderId', n, 'totalCents', 100)`;
  const time = sql`'2026-01-01T00:00:00.000Z'`;
  const statements = [
    sql`insert into products (name, price_cents, category_id, is_active)
      select 'Piece ' || n, n * 37 % 200000, 6 + n % 8, n % 30 > 0 from (${numbers}) as numbers`,
    sql`insert into media (hash, extension, width, height, bytes, color)
      select ${hex}, 'jpg', 1600, 1600, 300000, '#aa5500' from (${numbers}) as numbers`,
    sql`insert into product_images (product_id, position, url, media_hash)
      select n, 0, '/media/' || ${hex} || '.jpg', ${hex} from (${numbers}) as numbers`,
    sql`insert into customers (name) select 'Customer ' || n from (${numbers}) as numbers`,
    sql`insert into orders (customer_email, customer_name, shipping_address, subtotal_cents, total_cents,
      status, customer_id) select 'c' || n || '@example.com', 'Customer ' || n, '{}', 100, 100,
      case when n % 100 = 0 then 'pending' else 'completed' end, n from (${numbers}) as numbers`,
    sql`insert into order_items (order_id, product_id, product_name, quantity, price_cents)
      select n, n, 'Piece ' || n, 1, 100 from (${numbers}) as numbers`,
    sql`insert into inquiries (state, name, email, last_message_at, customer_id)
      select case when n % 100 = 0 then 'new' else 'closed' end, 'Customer ' || n,
      'c' || n || '@example.com', ${time}, n from (${numbers}) as numbers`,
    sql`insert into inquiry_messages (inquiry_id, kind, text)
      select n, 'customer', 'Is it gold?' from (${numbers}) as numbers`,
    sql`insert into inquiry_messages (inquiry_id, kind, text, event)
      select n, 'event', '', ${recorded} from (${numbers}) as numbers`,
  ];
  for (const statement of statements) await statement.execute(shop.db);
  if (shop.engine === "postgres") {
    await sql`analyze`.execute(shop.db);
    await sql`update pg_class set reltuples = reltuples * ${TIMES}
      where relname in (${sql.join(LARGE_TABLES)})`.execute(shop.db);
  }
}

/** The tables that it fills. */
export const LARGE_TABLES = [
  "products",
  "product_facets",
  "media",
  "product_images",
  "customers",
  "orders",
  "order_items",
  "inquiries",
  "inquiry_messages",
];
