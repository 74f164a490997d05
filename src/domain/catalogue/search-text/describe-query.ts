import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { findPriceBand } from "#contract/catalogue/price-bands.ts";
import type { Shop } from "../../shop.ts";
import { listCategories } from "../categories/list-categories.ts";
import { factLabel } from "../products/query/fact-label.ts";
import { listTags } from "../tags/list-tags.ts";
import { describePrices } from "./describe-prices.ts";

/**
 * A query in words: "Silver rings in size 7 under $200 with “hammered”". "All pieces" for one without filters.
 */
export async function describeQuery(shop: Shop, query: Partial<CatalogQuery>): Promise<string> {
  const { tagIds = [], metals = [], stones = [], ringSizes = [], search = "" } = query;
  const [categories, tags] = await Promise.all([listCategories(shop), listTags(shop)]);
  const category = categories.filter(({ id }) => id === query.category);
  const isMaterial = ({ name }: { name: string }) =>
    tags.some((tag) => tag.type === "material" && tag.name === name);
  const named = [...tags.filter(({ id }) => tagIds.includes(id)), ...category];
  const kinds = [
    ...named.filter(isMaterial).map(({ name }) => name),
    ...metals.map((value) => factLabel("metals", value)),
    ...stones.map((value) => factLabel("stones", value)),
    ...named.filter((each) => !isMaterial(each)).map(({ name }) => name),
  ];
  const sizes = ringSizes.map((value) => factLabel("ringSizes", value)).join(" or ");
  const prices = describePrices(query) ?? findPriceBand(query.price ?? "")?.label;
  const parts = [
    kinds.join(" "),
    sizes && `${kinds.length > 0 ? "in" : "ring"} size ${sizes}`,
    prices,
    query.available && "available only",
  ].filter(Boolean);
  const words = parts.join(" ").toLowerCase();
  if (search && words) return `${toUpperFirst(words)} with “${search}”`;
  return search ? `“${search}”` : toUpperFirst(words || "all pieces");
}

const toUpperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
