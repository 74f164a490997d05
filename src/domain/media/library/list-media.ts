import type { ExpressionBuilder } from "kysely";
import type { StoredPicture } from "#contract/media/media.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import { joinHits } from "../../infrastructure/search/match/join-hits.ts";
import { matchSearch, type SearchMatch } from "../../infrastructure/search/match/match-search.ts";
import type { Shop } from "../../shop.ts";
import { toStoredPicture } from "./to-stored-picture.ts";

export type MediaQuery = {
  /** Words of the description, or of a piece that has the photo. */
  search?: string | undefined;
  /** All of them when left out. */
  limit?: number | undefined;
  offset?: number | undefined;
};

/** The stored photos, newest first, without those that customers sent. */
export async function listMedia(
  shop: Shop,
  { search = "", limit, offset = 0 }: MediaQuery = {},
): Promise<Page<StoredPicture>> {
  const match = await matchSearch(shop, "product", search);
  const found = (match ? findMedia(shop, search, match) : shop.db.selectFrom("media")).where((eb) =>
    eb.not(isSentByCustomer(eb)),
  );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  let query = found.selectAll().orderBy("createdAt", "desc").orderBy("hash", "asc");
  if (limit !== undefined) query = query.limit(limit).offset(offset);
  return { items: (await query.execute()).map(toStoredPicture), total };
}

/** Photos whose description has all words, and photos of pieces that match the search. */
const findMedia = (shop: Shop, search: string, match: SearchMatch) =>
  shop.db.selectFrom("media").where((eb) =>
    eb.or([
      eb.and(
        search
          .trim()
          .split(/\s+/)
          .map((word) => contains(eb.ref("alt"), word)),
      ),
      eb(
        "hash",
        "in",
        shop.db
          .selectFrom("productImages")
          .where("productId", "in", findPieces(shop.db, match))
          .where("mediaHash", "is not", null)
          .select("mediaHash"),
      ),
    ]),
  );

const findPieces = (db: Shop["db"], match: SearchMatch) =>
  joinHits(db.selectFrom("productFacets"), match, "productFacets.productId").select(
    "productFacets.productId",
  );

/** Whether the shop has a photo only because a customer sent it with an inquiry. */
const isSentByCustomer = (eb: ExpressionBuilder<Tables, "media">) =>
  eb.and([
    eb.exists(
      eb
        .selectFrom("inquiryPhotos")
        .innerJoin("inquiryMessages", "inquiryMessages.id", "inquiryPhotos.messageId")
        .select("inquiryPhotos.id")
        .whereRef("inquiryPhotos.mediaHash", "=", "media.hash")
        .where("inquiryMessages.kind", "=", "customer"),
    ),
    ...(["productImages", "collectionImages"] as const).map((table) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(table)
            .select(`${table}.id`)
            .whereRef(`${table}.mediaHash`, "=", "media.hash"),
        ),
      ),
    ),
  ]);
