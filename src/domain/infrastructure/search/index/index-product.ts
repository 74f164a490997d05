import { sql } from "kysely";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { ringRange } from "#contract/catalogue/rings/ring-range.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { listPieceFacts } from "../facts/list-piece-facts.ts";
import { listStoneWords } from "../facts/list-stone-words.ts";
import { listTagsByOwner, tagNames } from "./list-tags-by-owner.ts";
import type { SearchDocument } from "./search-index.ts";
import { writeDocuments } from "./write-documents.ts";

/**
 * Updates the index for these pieces and removes deleted ones. Call it within the transaction that writes,
 * deletes, restores, hides or tags them: all of that is in their filter tokens. Lists filter by the facts
 * that are written here.
 */
export async function indexProduct(shop: Shop, ids: number[]): Promise<void> {
  const rows = await shop.db
    .selectFrom("products")
    .leftJoin("categories", "categories.id", "products.categoryId")
    .select(["products.id", "products.name", "products.materials", "products.sku"])
    .select(["products.metals", "products.stones", "products.ringSizeQuarters"])
    .select(["products.ringSizeFromQuarters", "products.ringSizeToQuarters"])
    .select("products.filterFacts")
    .select(["products.description", "products.categoryId", "categories.name as category"])
    .select(["products.isActive", "products.priceCents"])
    .where("products.id", "in", idList(shop, ids))
    .where("products.deletedAt", "is", null)
    .orderBy("products.id")
    .execute();
  const labels = await listTagsByOwner(shop, "product", ids);
  const documents = rows.map((row): SearchDocument => ({
    id: row.id,
    heading: row.name,
    labels: [row.category ?? "", ...tagNames(labels.get(row.id))].join(" "),
    details: [row.materials, row.metals, row.stones, finenessOf(row), wordsOfStones(row)]
      .filter(Boolean)
      .join("; "),
    code: skuVariants(row.sku ?? ""),
    body: row.description ?? "",
    attributes: {
      isHidden: !row.isActive,
      categoryId: row.categoryId,
      tagIds: (labels.get(row.id) ?? []).map(({ id }) => id),
      priceCents: row.priceCents,
      facts: listPieceFacts(row),
      ring: ringRange({
        own: row.ringSizeQuarters,
        from: row.ringSizeFromQuarters,
        to: row.ringSizeToQuarters,
      }),
    },
  }));
  await writeFilterFacts(shop, rows);
  await writeDocuments(shop, "product", ids, documents);
}

/** In one statement, since triggers pass them on to the rows of lists. Most pieces keep theirs. */
async function writeFilterFacts({ db, engine }: Shop, rows: FactRow[]): Promise<void> {
  const changed = rows
    .map((row) => ({ id: row.id, before: row.filterFacts, now: listPieceFacts(row).join(",") }))
    .filter(({ before, now }) => before !== now)
    .map(({ id, now }) => [id, now]);
  if (changed.length === 0) return;
  const json = JSON.stringify(changed);
  const facts =
    engine === "sqlite"
      ? sql`select value ->> 0 as id, value ->> 1 as facts from json_each(${json})`
      : sql`select (value ->> 0)::integer as id, value ->> 1 as facts
          from json_array_elements(${json}::json)`;
  await sql`update products set filter_facts = changed.facts from (${facts}) as changed
    where products.id = changed.id`.execute(db);
}

type FactRow = Parameters<typeof listPieceFacts>[0] & { id: number; filterFacts: string };

/** As its page shows it and as people call it: "925 sterling silver", "18K 750 18 karat gold". */
function finenessOf({ metals, materials }: { metals: string | null; materials: string | null }) {
  const fineness = listFineness(metals ?? materials);
  return fineness.map(({ mark, parts, name }) => `${mark} ${parts} ${name}`).join(", ");
}

const wordsOfStones = (texts: Parameters<typeof listPieceFacts>[0]): string =>
  listStoneWords(listPieceFacts(texts)).join(", ");

/** People also search for "FG-101" as "fg101". */
const skuVariants = (sku: string): string => `${sku} ${sku.replace(/[^\p{L}\p{N}]/gu, "")}`;
