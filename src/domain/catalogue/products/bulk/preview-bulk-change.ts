import type { BulkPreview, BulkProductAction } from "#contract/catalogue/bulk-product-action.ts";
import { FACT_FIELDS } from "#contract/catalogue/fact-fields.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { STATE_LABELS, stateOf } from "#contract/catalogue/piece-states.ts";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";
import { DomainError } from "../../../errors.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import type { Viewer } from "../../../viewer.ts";
import { listCategories } from "../../categories/list-categories.ts";
import { listTags } from "../../tags/list-tags.ts";
import { loadRows } from "../load-rows.ts";
import { toProducts } from "../to-products.ts";
import { planChange } from "./plan-change.ts";

type Names = { category: Map<number, string>; tag: Map<number, string> };

/** What an action would do to each piece, in the order of the ids; pieces that are gone are left out. */
export async function previewBulkChange(
  shop: Shop,
  bulk: BulkProductAction,
  viewer: Viewer = "admin",
): Promise<BulkPreview[]> {
  const { timeZone } = await getSettings(shop);
  const products = await toProducts(shop, await loadRows(shop, [...new Set(bulk.ids)]), viewer);
  const names = await loadNames(shop);
  return products.map((product) => {
    const about = {
      productId: product.id,
      name: product.name,
      picture: product.media[0] ?? null,
      from: describe(product, bulk, names),
    };
    const planned = tryPlan(() => planChange(product, bulk, timeZone));
    if (planned instanceof DomainError) return { ...about, to: null, problem: planned.message };
    if (Object.keys(planned).length === 0) return { ...about, to: null, problem: null };
    const problem = findProblem(product, planned);
    const to = problem ? null : describe(withChange(product, planned), bulk, names);
    return { ...about, to, problem };
  });
}

/** A broken rule is what the preview says of the piece. */
function tryPlan(plan: () => ProductChange): ProductChange | DomainError {
  try {
    return plan();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function findProblem({ isActive, price }: Product, change: ProductChange): string | null {
  const isMissing = change.isActive === true && !isActive && Number(price) === 0;
  return isMissing ? "It has no price yet." : null;
}

const withChange = (
  product: Product,
  { price, metals, stones, ringSize, ...change }: ProductChange,
): Product =>
  ({
    ...product,
    ...change,
    ...(metals !== undefined && { metals: parseMetals(metals ?? "") }),
    ...(stones !== undefined && { stones: parseStones(stones ?? "") }),
    ...(typeof ringSize === "number" && { ringSize: ringSize / 4 }),
    ...(price !== undefined && { price: formatHundredths(price) }),
  }) as Product;

async function loadNames(shop: Shop): Promise<Names> {
  const [categories, tags] = [await listCategories(shop), await listTags(shop)];
  return { category: toMap(categories), tag: toMap(tags) };
}

const toMap = (all: { id: number; name: string }[]) =>
  new Map(all.map(({ id, name }) => [id, name]));

/** The field that the action changes, as text. */
function describe(product: Product, { action }: BulkProductAction, names: Names): string {
  switch (action) {
    case "price":
      return formatPrice(product.price);
    case "category":
      return names.category.get(product.categoryId ?? 0) ?? "No category";
    case "tag":
    case "untag":
    case "tags":
      return product.tagIds.map((id) => names.tag.get(id)).join(", ") || "No tags";
    case "facts":
      return listFacts(product) || "Empty";
    default:
      return describeState(product);
  }
}

/** "14k gold; sapphire; Ring size: 6½" */
const listFacts = (product: Product): string => {
  const { ringSize } = product;
  const sizes = {
    ringSize: ringSize === null ? null : formatRingSize(ringSize),
    length: product.length,
    width: product.width,
    chain: product.chain,
  };
  const named = Object.entries(sizes).flatMap(([name, text]) =>
    text === null ? [] : [`${FACT_FIELDS[name as keyof typeof sizes].label}: ${text}`],
  );
  return [formatList("metals", product), formatList("stones", product), ...named]
    .filter(Boolean)
    .join("; ");
};

function describeState(product: Product): string {
  const state = stateOf(product);
  const detail = { reserved: product.reservedFor, made_to_order: product.leadTime };
  const more = state === "reserved" || state === "made_to_order" ? detail[state] : null;
  if (!more) return STATE_LABELS[state];
  return state === "reserved" ? `Reserved for ${more}` : `${STATE_LABELS[state]}, ${more}`;
}
