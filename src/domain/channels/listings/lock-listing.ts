import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";

/** A listing by its external id, locked until the transaction ends. */
export const lockListing = (
  { db, engine }: Shop,
  platformId: number,
  externalId: string,
): Promise<Selectable<Tables["productListings"]> | undefined> =>
  db
    .selectFrom("productListings")
    .selectAll()
    .where("platformId", "=", platformId)
    .where("externalId", "=", externalId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
