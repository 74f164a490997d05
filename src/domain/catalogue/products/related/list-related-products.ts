import { type RawBuilder, sql } from "kysely";
import { parseHundredths } from "#contract/decimals.ts";
import type { Product, ProductSummary } from "#contract/catalogue/products.ts";
import type { Shop } from "../../../shop.ts";
import { visibleCollections } from "../../visible-collections.ts";
import { loadSummaryRows } from "../load-rows.ts";
import { toProductSummaries } from "../to-products.ts";

const MAX_RELATED = 6;
const MAX_OF_COLLECTIONS = 100;
/** So many on each side of the price, of the same category and tags, and of all. */
const MAX_ALIKE = 12;
const MAX_NEAR = 150;

type Piece = Pick<Product, "id" | "price">;

/**
 * Up to six pieces for visitors who look at one: those of its collections first, then of its category, of its
 * material, and nearest in price; sold ones last. Indexes give at most 424 candidates, whatever the size of
 * the catalogue, and these are compared in one query.
 */
export async function listRelatedProducts(shop: Shop, piece: Piece): Promise<ProductSummary[]> {
  const priceCents = parseHundredths(piece.price) ?? 0;
  const { rows } = await sql<{ id: number }>`
    with piece as (
      select products.id, products.materials, product_facets.set_id, product_facet_sets.category_id
      from products
      join product_facets on product_facets.product_id = products.id
      join product_facet_sets on product_facet_sets.id = product_facets.set_id
      where products.id = ${piece.id}
    ), mates as (
      select product_id from (${matesInCollections(shop, piece.id)}) as of_collections
    ), candidates as (
      select product_id from mates
      ${nearest(sql`and set_id = (select set_id from piece)`, priceCents, MAX_ALIKE)}
      ${nearest(sql``, priceCents, MAX_NEAR)}
    )
    select product_facets.product_id as id
    from product_facets
    join product_facet_sets on product_facet_sets.id = product_facets.set_id
    join products on products.id = product_facets.product_id
    cross join piece
    where product_facets.product_id in (select product_id from candidates)
      and product_facets.product_id <> piece.id
      and product_facets.is_active = true
    order by
      case when products.availability = 'sold' then 1 else 0 end,
      case when product_facets.product_id in (select product_id from mates) then 0 else 1 end,
      case when product_facet_sets.category_id = piece.category_id
        and piece.category_id > 0 then 0 else 1 end,
      case when products.materials = piece.materials or exists (${sharedMaterial}) then 0 else 1 end,
      abs(product_facets.price_cents - ${priceCents}),
      product_facets.product_id desc
    limit ${sql.lit(MAX_RELATED)}`.execute(shop.db);
  const ids = rows.map(({ id }) => id);
  return toProductSummaries(shop, await loadSummaryRows(shop, ids), "visitor");
}

const matesInCollections = (shop: Shop, id: number) =>
  shop.db
    .selectFrom("collectionProducts as own")
    .innerJoin("collectionProducts as other", "other.collectionId", "own.collectionId")
    .select("other.productId")
    .where("own.productId", "=", id)
    .where("own.collectionId", "in", visibleCollections(shop, "visitor").select("collections.id"))
    .orderBy("own.collectionId", "desc")
    .orderBy("other.position")
    .limit(MAX_OF_COLLECTIONS);

/** The active pieces next above and below a price, as branches of a union. */
function nearest(condition: RawBuilder<unknown>, priceCents: number, limit: number) {
  const branch = (side: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    union select product_id from (
      select product_id from product_facets
      where is_active = true and price_cents ${side} ${priceCents} ${condition}
      order by price_cents ${order} limit ${sql.lit(limit)}
    ) as near_price`;
  return sql`${branch(sql`>=`, sql`asc`)} ${branch(sql`<`, sql`desc`)}`;
}

const sharedMaterial = sql`
  select 1 from product_facet_tags own
  join product_facet_tags other on other.tag_id = own.tag_id
  join tags on tags.id = own.tag_id
  where own.set_id = piece.set_id and other.set_id = product_facets.set_id
    and tags.type = 'material' and tags.deleted_at is null`;
