import { foldAddress } from "#contract/fold-address.ts";
import type {
  FindingKind,
  MissingPage,
  SearchAnswer,
  SearchFinding,
  RedirectTarget,
} from "#contract/operations/insights.ts";
import { suggestSearchAnswers } from "../../../catalogue/search-answers/suggest-search-answers.ts";
import type { Shop } from "../../../shop.ts";
import { ofKind, type Sum } from "./sum-counts.ts";
import { listCollectionSummaries } from "../../../catalogue/collections/list-collections.ts";
import { listProductSummaries } from "../../../catalogue/products/list-products.ts";

const MAX_FINDINGS = 20;

/** Searches without results that were neither answered nor dismissed, most frequent first. */
export async function listSearches(
  shop: Shop,
  sums: Sum[],
  answers: SearchAnswer[],
): Promise<SearchFinding[]> {
  const found = await withoutDismissed(shop, "search", ofKind(sums, "search"));
  const answered = new Set(answers.map(({ search }) => search));
  const open = found.filter(({ subject }) => !answered.has(subject)).slice(0, MAX_FINDINGS);
  const searches: SearchFinding[] = [];
  for (const { subject: text, count } of open) {
    searches.push({ text, count, suggestions: await suggestSearchAnswers(shop, text) });
  }
  return searches;
}

/** Missing pages that do not redirect yet and were not dismissed, with pages that were meant perhaps. */
export async function listMissing(shop: Shop, sums: Sum[]): Promise<MissingPage[]> {
  const found = await withoutDismissed(shop, "missing", ofKind(sums, "missing"));
  const paths = found.map(({ subject }) => subject);
  const redirected = await findRedirected(shop, paths);
  const open = found.filter(({ subject }) => !redirected.has(subject)).slice(0, MAX_FINDINGS);
  const missing: MissingPage[] = [];
  for (const { subject: path, count } of open) {
    missing.push({ path, count, targets: await suggestTargets(shop, path) });
  }
  return missing;
}

async function withoutDismissed({ db }: Shop, kind: FindingKind, sums: Sum[]): Promise<Sum[]> {
  const rows = await db
    .selectFrom("dismissedFindings")
    .select("subject")
    .where("kind", "=", kind)
    .execute();
  const dismissed = new Set(rows.map(({ subject }) => subject));
  return sums.filter(({ subject }) => !dismissed.has(subject));
}

async function findRedirected({ db }: Shop, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .selectFrom("redirects")
    .select("nameKey")
    .where("nameKey", "in", paths.map(foldAddress))
    .execute();
  const redirected = new Set(rows.map(({ nameKey }) => nameKey));
  return new Set(paths.filter((path) => redirected.has(foldAddress(path))));
}

const MAX_TARGETS = 3;
/** What says nothing of the page in the addresses of other shops. */
const STOP_WORDS =
  /^(?:products?|collections?|shop|store|item|category|categories|pages?|blogs?|posts?|the|and|for|html?|php|index|\d+|.)$/;

/** Pages that visitors may have looked for at an address without a page, likeliest first. */
async function suggestTargets(shop: Shop, path: string): Promise<RedirectTarget[]> {
  const words = wordsOf(path);
  const searches = [words.join(" "), ...words.toSorted((a, b) => b.length - a.length)];
  for (const search of new Set(searches.filter(Boolean))) {
    const found = await searchPages(shop, search);
    if (found.length > 0) return found;
  }
  return [];
}

async function searchPages(shop: Shop, search: string): Promise<RedirectTarget[]> {
  const options = { viewer: "visitor", query: { search }, limit: MAX_TARGETS } as const;
  const { items: pieces } = await listProductSummaries(shop, options);
  const { items: collections } = await listCollectionSummaries(shop, options);
  return [
    ...pieces.map(({ id, name }) => ({ path: `/products/${id}`, title: name })),
    ...collections.map(({ slug, title }) => ({ path: `/collections/${slug}`, title })),
  ].slice(0, MAX_TARGETS);
}

const MAX_WORDS = 6;

function wordsOf(path: string): string[] {
  const words = decode(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "" && !STOP_WORDS.test(word)).slice(-MAX_WORDS);
}

/** An address may hold a percent sign that encodes nothing. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
