import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { countCollections, countPieces } from "./count-found.ts";
import type { Fact, FactWords } from "./load-fact-words.ts";

/** So many facts of a text are tried, together and with one or more left out. */
const MAX_FACTS = 3;

export type NamedFact = Fact & {
  /** A tag has the name as well. */
  isTag: boolean;
};

type Reading<Query> = {
  /** The query as categories, tags and words understand it. */
  named: Query;
  facts: FactWords;
  /** The facts that the text names. */
  found: NamedFact[];
  /** The query as it is understood with some facts. */
  understand: (facts: FactWords) => Query;
};

/**
 * Understands a text by as many of its facts as lose nothing that it finds by tags and words; null for none.
 * A piece may say "sapphire" in its description alone: then the word is still searched for. The name of a tag
 * stays the tag where the fact finds no more pieces.
 */
export async function understandFacts<Query extends Partial<CatalogQuery>>(
  shop: Shop,
  viewer: Viewer,
  { named, facts, found, understand }: Reading<Query>,
): Promise<Query | null> {
  const keyed = new Map(found.map((fact) => [keyOf(fact), fact]));
  const subsets = listSubsets([...keyed.values()].slice(0, MAX_FACTS));
  const before = await countPieces(shop, viewer, named);
  let best: Query | null = null;
  let pieces = before;
  for (const some of subsets) {
    const hasTag = some.some(({ isTag }) => isTag);
    if (!hasTag && best) continue;
    const understood = understand(restrict(facts, new Set(some.map(keyOf))));
    const now = await countPieces(shop, viewer, understood);
    if (now < before || (hasTag && now <= pieces)) continue;
    if (!(await losesNothing(shop, viewer, { named, before, understood, now }))) continue;
    best = understood;
    pieces = now;
  }
  return best;
}

const keyOf = ({ filter, value }: Fact): string => `${filter} ${value}`;

/** Without the empty one; those without a tag's name first, and of these the largest. */
function listSubsets(facts: NamedFact[]): NamedFact[][] {
  const all = facts.reduce<NamedFact[][]>(
    (subsets, fact) => [...subsets, ...subsets.map((subset) => [...subset, fact])],
    [[]],
  );
  const hasTag = (subset: NamedFact[]) => Number(subset.some(({ isTag }) => isTag));
  return all
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => hasTag(a) - hasTag(b) || b.length - a.length);
}

const restrict = (names: FactWords, keys: ReadonlySet<string>): FactWords =>
  new Map([...names].filter(([, fact]) => keys.has(keyOf(fact))));

type Comparison = {
  named: Partial<CatalogQuery>;
  understood: Partial<CatalogQuery>;
  /** How many pieces they find. */
  before: number;
  now: number;
};

/** Whether all that a query finds has the facts; where it finds nothing, whether anything has them. */
async function losesNothing(
  shop: Shop,
  viewer: Viewer,
  { named, understood, before, now }: Comparison,
): Promise<boolean> {
  const { metals, stones } = understood;
  const both = { ...named, metals, stones };
  if (before > 0 && (await countPieces(shop, viewer, both)) < before) return false;
  const collections = await countCollections(shop, viewer, named);
  if (collections > 0 && (await countCollections(shop, viewer, both)) < collections) return false;
  return (
    before + collections > 0 || now > 0 || (await countCollections(shop, viewer, understood)) > 0
  );
}
