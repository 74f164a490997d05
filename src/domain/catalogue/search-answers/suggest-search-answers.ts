import { catalogHref, parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import type { SuggestedAnswer } from "#contract/operations/insights.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { listPages } from "../pages/list-pages.ts";
import { countPieces } from "../search-text/count-found.ts";
import { understandSearch } from "../search-text/understand-search.ts";

/** Shorter words are of no page in particular. */
const MIN_LENGTH = 4;
const MAX_WORDS = 6;

/** Pieces that one word of a search finds, and a page whose text has one; none of either where there is none. */
export async function suggestSearchAnswers(shop: Shop, text: string): Promise<SuggestedAnswer[]> {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  const pieces = words.length > 1 ? await findPieces(shop, longestFirst) : null;
  const page = await findPage(
    shop,
    longestFirst.filter(({ length }) => length >= MIN_LENGTH),
  );
  return [pieces, page].filter((answer) => answer !== null);
}

async function findPieces(shop: Shop, words: string[]): Promise<SuggestedAnswer | null> {
  for (const search of words) {
    const query = await understandSearch(
      shop,
      "visitor",
      parseCatalogQuery(new URLSearchParams({ search })),
    );
    // A word that matches nothing leaves all pieces.
    if (query.unmatched) continue;
    const count = await countPieces(shop, "visitor", query);
    if (count > 0) return { kind: "pieces", path: catalogHref("/products", query), count };
  }
  return null;
}

async function findPage(shop: Shop, words: string[]): Promise<SuggestedAnswer | null> {
  const { artistStory, blurb } = await getSettings(shop);
  const about = { path: "/about", title: "About", text: `${artistStory} ${blurb}` };
  const pages = (await listPages(shop)).map(({ slug, title, content }) => ({
    path: `/pages/${slug}`,
    title,
    text: content.replaceAll(/<[^<>]*>/g, " "),
  }));
  for (const word of words) {
    const mention = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "iu");
    const found = [about, ...pages].find(({ text }) => mention.test(text));
    if (found) return { kind: "page", path: found.path, title: found.title };
  }
  return null;
}
