import { isDeepStrictEqual } from "node:util";
import type { BulkProductAction } from "#contract/catalogue/bulk-product-action.ts";
import { parseHundredths } from "#contract/decimals.ts";
import { toStateChange } from "#contract/catalogue/piece-states.ts";
import {
  PROPOSED_FACTS,
  type ProposedFact,
  proposeFacts,
  toStoredFact,
} from "#contract/catalogue/proposals/propose-facts.ts";
import { changePrice } from "#contract/catalogue/price-change.ts";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";
import { unprocessable } from "../../../errors.ts";

/**
 * The fields of a piece that an action would make different; {} where it already is as wanted.
 * @param timeZone the shop's, in which a day ends
 * @throws unprocessable when the price would leave its limits
 */
export function planChange(
  product: Product,
  bulk: BulkProductAction,
  timeZone: string,
): ProductChange {
  const wanted = Object.entries(toChange(product, bulk, timeZone));
  const price = parseHundredths(product.price);
  const isDifferent = ([name, value]: [string, unknown]) =>
    !isDeepStrictEqual(name === "price" ? price : product[name as keyof Product], value);
  return Object.fromEntries(wanted.filter(isDifferent));
}

function toChange(product: Product, bulk: BulkProductAction, timeZone: string): ProductChange {
  switch (bulk.action) {
    case "hide":
      return { isActive: false };
    case "list":
      return { isActive: true };
    case "tag":
      return { tagIds: changeTags(product.tagIds, [bulk.tagId], []) };
    case "untag":
      return { tagIds: changeTags(product.tagIds, [], [bulk.tagId]) };
    case "tags":
      return { tagIds: changeTags(product.tagIds, bulk.add, bulk.remove) };
    case "category":
      return { categoryId: bulk.categoryId };
    case "state":
      return toStateChange(bulk.to, timeZone);
    case "facts":
      return proposeChange(product, bulk.areGuessesIncluded);
    case "price": {
      const price = changePrice(parseHundredths(product.price) ?? 0, bulk.price);
      if (price === null) {
        throw unprocessable(`“${product.name}” would cost less than one cent or far too much.`);
      }
      return { price };
    }
    default:
      return {};
  }
}

/** What the piece's own words name, where it has nothing of the kind. */
function proposeChange(product: Product, areGuessesIncluded: boolean): ProductChange {
  const { name, materials, description, dimensions } = product;
  const proposals = proposeFacts({
    name,
    materials: materials ?? "",
    description: description ?? "",
    dimensions: dimensions ?? "",
  });
  const found = PROPOSED_FACTS.flatMap((fact) => {
    const proposal = proposals[fact];
    const isWanted = proposal && (proposal.isSure || areGuessesIncluded);
    return isWanted && isBlank(product[fact]) ? [[fact, toStoredFact(fact, proposal.text)]] : [];
  });
  return Object.fromEntries(found) as ProductChange;
}

const isBlank = (value: Product[ProposedFact]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

const changeTags = (ids: number[], add: number[], remove: number[]): number[] => [
  ...new Set([...ids, ...add].filter((id) => !remove.includes(id))),
];
