import type { XmlToken } from "../xml/read-xml-tokens.ts";

/** RSS, Atom and Yandex Market: other elements of them may repeat too. */
const FEED_ROWS: ReadonlyMap<string, string> = new Map(
  Object.entries({ rss: "item", feed: "entry", yml_catalog: "offer" }),
);

type Open = { name: string; hasChildren: boolean; leaves: number };
type Count = { elements: number; withChildren: number; leaves: number; depth: number };

/**
 * The name of the elements that are the rows of a document, one piece each: those of a known feed, else the
 * ones with elements of their own that there are most of, the outermost of equally many; null for none.
 */
export async function findRowElement(tokens: AsyncIterable<XmlToken>): Promise<string | null> {
  const counts = new Map<string, Count>();
  const open: Open[] = [];
  for await (const token of tokens) {
    if (token.kind === "open") {
      const parent = open.at(-1);
      if (parent) parent.hasChildren = true;
      else if (FEED_ROWS.has(token.name)) return FEED_ROWS.get(token.name) ?? null;
      open.push({ name: token.name, hasChildren: false, leaves: 0 });
    } else if (token.kind === "close") {
      const closed = open.pop();
      // The root is the table.
      const parent = open.at(-1);
      if (!closed || !parent) continue;
      if (!closed.hasChildren) parent.leaves += 1;
      count(counts, closed, open.length);
    }
  }
  const [best] = [...counts]
    // A list of rows has no values of its own.
    .filter(([, { withChildren, elements, leaves }]) => withChildren * 2 > elements && leaves > 0)
    .toSorted(([, a], [, b]) => b.withChildren - a.withChildren || a.depth - b.depth);
  return best?.[0] ?? null;
}

function count(
  counts: Map<string, Count>,
  { name, hasChildren, leaves }: Open,
  depth: number,
): void {
  const before = counts.get(name) ?? { elements: 0, withChildren: 0, leaves: 0, depth };
  counts.set(name, {
    elements: before.elements + 1,
    withChildren: before.withChildren + (hasChildren ? 1 : 0),
    leaves: before.leaves + leaves,
    depth: Math.min(before.depth, depth),
  });
}
