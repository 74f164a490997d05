import type { Kysely } from "kysely";
import type { AccessTables } from "./tables/access-tables.ts";
import type { CatalogueTables } from "./tables/catalogue-tables.ts";
import type { ChannelsTables } from "./tables/channels-tables.ts";
import type { ImportingTables } from "./tables/importing-tables.ts";
import type { InfrastructureTables } from "./tables/infrastructure-tables.ts";
import type { InsightsTables } from "./tables/insights-tables.ts";
import type { MediaTables } from "./tables/media-tables.ts";
import type { NewsletterTables } from "./tables/newsletter-tables.ts";
import type { OperationsTables } from "./tables/operations-tables.ts";
import type { SalesTables } from "./tables/sales-tables.ts";

/**
 * The database's rows, the same on both engines: timestamps are ISO 8601 UTC strings, money is in cents,
 * weight in hundredths of a gram, JSON is written as text and read parsed.
 */
export type Tables = InfrastructureTables &
  AccessTables &
  MediaTables &
  CatalogueTables &
  NewsletterTables &
  SalesTables &
  ChannelsTables &
  ImportingTables &
  OperationsTables &
  InsightsTables;

export type Database = Kysely<Tables>;
