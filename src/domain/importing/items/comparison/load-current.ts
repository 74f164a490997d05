import type { ExpressionBuilder, Selectable } from "kysely";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";

/** A piece's current values, in the units of the database. */
export type CurrentPiece = {
  row: Selectable<Tables["products"]> & { costCents: number | null };
  images: string[];
  tagIds: number[];
};

/** What an import last read of a piece at this source. */
export type LastRead = {
  id: number;
  externalId: string | null;
  piece: ParsedPiece;
  pictures: StoredSourcePicture[];
};

/** Within a transaction the row is locked until it ends. */
export async function loadCurrent({ db, engine }: Shop, id: number): Promise<CurrentPiece | null> {
  const row = await db
    .selectFrom("products")
    .selectAll()
    .select(selectCost)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .$if(engine === "postgres" && db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const images = await db
    .selectFrom("productImages")
    .select("url")
    .where("productId", "=", id)
    .orderBy("position")
    .execute();
  const tags = await db
    .selectFrom("productTags")
    .innerJoin("tags", "tags.id", "productTags.tagId")
    .select("tagId")
    .where("productId", "=", id)
    .where("tags.deletedAt", "is", null)
    .orderBy("productTags.id")
    .execute();
  return { row, images: images.map(({ url }) => url), tagIds: tags.map(({ tagId }) => tagId) };
}

/** What a piece costs as a whole, as a column of its row. */
export const selectCost = (eb: ExpressionBuilder<Tables, "products">) =>
  eb
    .selectFrom("productPricing")
    .select("productPricing.costCents")
    .whereRef("productPricing.productId", "=", "products.id")
    .as("costCents");

/**
 * null for a piece this source never had. Merged pieces have several records; the one with the
 * external id is preferred.
 */
export async function loadLastRead(
  { db }: Shop,
  sourceKey: string,
  productId: number,
  externalId: string | null,
): Promise<LastRead | null> {
  const rows = await db
    .selectFrom("productSources")
    .select(["id", "externalId", "lastRead", "pictures"])
    .where("productId", "=", productId)
    .where("sourceKey", "=", sourceKey)
    .orderBy("id", "desc")
    .execute();
  return chooseLastRead(rows, externalId);
}

type Source = Pick<
  Selectable<Tables["productSources"]>,
  "id" | "externalId" | "lastRead" | "pictures"
>;

/** @param rows of the piece, the latest first */
export function chooseLastRead(rows: Source[], externalId: string | null): LastRead | null {
  const row = rows.find((each) => each.externalId === externalId) ?? rows[0];
  if (!row) return null;
  return { id: row.id, externalId: row.externalId, piece: row.lastRead, pictures: row.pictures };
}
