import { type CountKind, OTHER_SOURCE } from "#contract/operations/insights.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { Counts } from "./counts.ts";

/** What anybody can make up: no day has more of them, in all processes together. */
const MAX_SUBJECTS = { page: 50, search: 200, missing: 200, source: 100 } as const;

type CountRow = { period: string; kind: CountKind; subject: string; count: number };

/**
 * The rows of a day's counts. Left out are pieces and collections that do not exist, and new subjects of a
 * day that has too many of their kind; a new site counts as OTHER_SOURCE then.
 */
export async function selectWritable(shop: Shop, day: string, counts: Counts): Promise<CountRow[]> {
  const kept = new Counts();
  const pieces = await findPieces(shop, [
    ...counts.of("piece").keys(),
    ...counts.of("keep").keys(),
  ]);
  for (const kind of ["piece", "keep"] as const) {
    for (const [id, count] of counts.of(kind)) if (pieces.has(id)) kept.add(kind, id, count);
  }
  const ids = await findCollectionIds(shop, [...counts.of("collection").keys()]);
  for (const [slug, count] of counts.of("collection")) {
    const id = ids.get(slug);
    if (id !== undefined) kept.add("collection", String(id), count);
  }
  for (const [device, count] of counts.of("device")) kept.add("device", device, count);
  for (const kind of ["page", "search", "missing", "source"] as const) {
    await keepBounded(shop, day, kind, { counts, kept });
  }
  return kept.list().map(([kind, subject, count]) => ({ period: day, kind, subject, count }));
}

async function findPieces(shop: Shop, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await shop.db
    .selectFrom("products")
    .select("id")
    .where("id", "in", idList(shop, [...new Set(ids)].map(Number)))
    .execute();
  return new Set(rows.map(({ id }) => String(id)));
}

async function findCollectionIds({ db }: Shop, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("collections")
    .select(["id", "slug"])
    .where("slug", "in", slugs)
    .where("deletedAt", "is", null)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function keepBounded(
  { db }: Shop,
  day: string,
  kind: keyof typeof MAX_SUBJECTS,
  { counts, kept }: { counts: Counts; kept: Counts },
): Promise<void> {
  const found = counts.of(kind);
  if (found.size === 0) return;
  const rows = await db
    .selectFrom("visitCounts")
    .select("subject")
    .where("period", "=", day)
    .where("kind", "=", kind)
    .execute();
  const known = new Set(rows.map(({ subject }) => subject));
  for (const [subject, count] of [...found].toSorted(([, one], [, other]) => other - one)) {
    if (known.has(subject) || known.size < MAX_SUBJECTS[kind]) {
      known.add(subject);
      kept.add(kind, subject, count);
    } else if (kind === "source") kept.add(kind, OTHER_SOURCE, count);
  }
}
