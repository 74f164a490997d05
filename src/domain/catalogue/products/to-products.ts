import type { Selectable } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import { withMetal } from "#contract/catalogue/describe-metal.ts";
import { parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import type { Picture } from "#contract/media/media.ts";
import {
  type ColumnOf,
  mapFields,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  productField,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import type { Product, ProductSummary } from "#contract/catalogue/products.ts";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import { joinedMedia, PICTURE_COLUMNS, toPicture } from "../../media/library/to-picture.ts";
import { currentAvailability } from "../reservation.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";

type ProductRow = Selectable<Tables["products"]>;

/** The fields of a summary: few of the columns. */
const SUMMARY_FIELDS = [
  "name",
  "price",
  "materials",
  "metals",
  "weight",
  "ringSize",
  "ringSizeFrom",
  "ringSizeTo",
  "availability",
  "reservedFor",
  "reservedUntil",
  "leadTime",
  "isActive",
] as const satisfies ProductFieldName[];
type SummaryField = (typeof SUMMARY_FIELDS)[number];

const OTHER_FIELDS = PRODUCT_FIELD_NAMES.filter(
  (name): name is Exclude<ProductFieldName, SummaryField> =>
    !(SUMMARY_FIELDS as readonly ProductFieldName[]).includes(name),
);

export const SUMMARY_COLUMNS = [
  "id",
  ...SUMMARY_FIELDS.map((name) => PRODUCT_FIELDS[name].column),
] as const;

type SummaryRow = Pick<ProductRow, "id" | ColumnOf<SummaryField>>;

/** Maps rows to pieces, in their order, with one query for all pictures and one for all tags. */
export async function toProducts(
  shop: Shop,
  rows: ProductRow[],
  viewer: Viewer,
): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const pictures = await loadPictures(shop, ids);
  const tags = await loadTagIds(shop, ids);
  return rows.map((row) => {
    const summary = toSummary(row, pictures.get(row.id) ?? [], { now: shop.now(), viewer });
    return {
      ...summary,
      ...toWireFields(row, OTHER_FIELDS),
      images: summary.media.map((picture) => picture.url),
      tagIds: tags.get(row.id) ?? [],
      version: row.version,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

/** As toProducts, with the fields that lists show and without the query for tags. */
export async function toProductSummaries(
  shop: Shop,
  rows: SummaryRow[],
  viewer: Viewer,
): Promise<ProductSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const pictures = await loadPictures(shop, ids);
  return rows.map((row) =>
    withMetal(toSummary(row, pictures.get(row.id) ?? [], { now: shop.now(), viewer })),
  );
}

function toSummary(
  row: SummaryRow,
  media: Picture[],
  { now, viewer }: { now: Date; viewer: Viewer },
) {
  return {
    id: row.id,
    ...toWireFields(row, SUMMARY_FIELDS),
    ...reservation(row, now, viewer),
    media,
  };
}

/** Fields as the wire shows them: money and weight as decimals, ring sizes no longer in quarters, lists read. */
function toWireFields<Name extends ProductFieldName>(
  row: Record<ColumnOf<Name>, unknown>,
  names: readonly Name[],
): Pick<Product, Name> {
  const fields = mapFields(names, (name) => {
    const { column, kind } = productField(name);
    const value = row[column as ColumnOf<Name>];
    if (kind === "metals") return parseMetals(String(value ?? "")) ?? [];
    if (kind === "stones") return parseStones(String(value ?? "")) ?? [];
    if (value === null) return null;
    if (kind === "ringSize") return Number(value) / 4;
    return kind === "money" || kind === "weight" ? formatHundredths(Number(value)) : value;
  });
  return fields as Pick<Product, Name>;
}

/** Only people with full access see for whom a piece is reserved. */
function reservation(row: SummaryRow, now: Date, viewer: Viewer) {
  const availability = currentAvailability(row, now);
  if (availability !== "reserved") return { availability, reservedFor: null, reservedUntil: null };
  const { reservedFor, reservedUntil } = row;
  return { availability, reservedFor: viewer === "admin" ? reservedFor : null, reservedUntil };
}

async function loadPictures(shop: Shop, ids: number[]): Promise<Map<number, Picture[]>> {
  const rows = await shop.db
    .selectFrom("productImages")
    .leftJoin("media", "media.hash", "productImages.mediaHash")
    .select(["productImages.productId", "productImages.url"])
    .select(PICTURE_COLUMNS)
    .where("productImages.productId", "in", idList(shop, ids))
    .orderBy("productImages.productId")
    .orderBy("productImages.position")
    .execute();
  return groupBy(
    rows,
    (row) => row.productId,
    (row) => toPicture({ url: row.url, media: joinedMedia(row) }),
  );
}

async function loadTagIds(shop: Shop, ids: number[]): Promise<Map<number, number[]>> {
  const rows = await shop.db
    .selectFrom("productTags")
    .innerJoin("tags", "tags.id", "productTags.tagId")
    .select(["productTags.productId", "productTags.tagId"])
    .where("productTags.productId", "in", idList(shop, ids))
    .where("tags.deletedAt", "is", null)
    .orderBy("productTags.id")
    .execute();
  return groupBy(
    rows,
    (row) => row.productId,
    (row) => row.tagId,
  );
}

function groupBy<Row, Value>(rows: Row[], key: (row: Row) => number, value: (row: Row) => Value) {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(value(row));
    else groups.set(key(row), [value(row)]);
  }
  return groups;
}
