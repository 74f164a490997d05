import type { S3Config } from "../../../services/s3-bucket.ts";
import type { Shop } from "../../../shop.ts";

/** Where a shop's data is stored, before the shop is opened. */
export type ShopLocation = {
  /** Absolute path. */
  dataDir: string;
  /** Undefined for the embedded database in the data folder. */
  databaseUrl: string | undefined;
  s3: S3Config | undefined;
  /** The shop on a database at this location. */
  shopOn: (parts: Pick<Shop, "db" | "engine" | "media">) => Shop;
};
