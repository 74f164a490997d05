import { Parser } from "htmlparser2";
import type { LinkedText } from "#contract/operations/outside-links.ts";
import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/** Beyond it a shop's links are not all checked. */
const MAX_LINKS = 500;

/** The links to other sites in stories and footer pages, each with the texts that hold it. */
export async function listLinkedTexts(shop: Shop): Promise<Map<string, LinkedText[]>> {
  const { ownDomain } = await getSettings(shop);
  const ownHosts = [new URL(shop.publicUrl).hostname, ...(ownDomain ? [ownDomain] : [])];
  const texts = new Map<string, LinkedText[]>();
  const add = (html: string, text: LinkedText) => {
    for (const url of extractLinks(html, ownHosts)) {
      const known = texts.get(url);
      if (known) known.push(text);
      else if (texts.size < MAX_LINKS) texts.set(url, [text]);
    }
  };
  for (const { id } of await listLinkingStories(shop)) await addStory(shop, id, add);
  const pages = await shop.db.selectFrom("pages").select(["slug", "content"]).execute();
  for (const { slug, title } of FOOTER_PAGES) {
    const content = pages.find((page) => page.slug === slug)?.content ?? "";
    add(content, { title, screen: `/admin/settings/pages?edit=${slug}` });
  }
  return texts;
}

/** Newest first: the links of a new story are among those that are checked. */
const listLinkingStories = ({ db }: Shop) =>
  db
    .selectFrom("collections")
    .select("id")
    .where("deletedAt", "is", null)
    .where("content", "like", "%href=%")
    .orderBy("id", "desc")
    .execute();

/** One at a time: a story may hold two million characters. */
async function addStory(
  { db }: Shop,
  id: number,
  add: (html: string, text: LinkedText) => void,
): Promise<void> {
  const story = await db
    .selectFrom("collections")
    .select(["title", "content"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (story?.content) {
    add(story.content, { title: story.title, screen: `/admin/collections?edit=${id}` });
  }
}

const MAX_LENGTH = 1000;

/** The addresses of other sites that HTML links to, without fragments, each once. @param ownHosts are no other sites */
export function extractLinks(html: string, ownHosts: string[]): string[] {
  const links = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href }) => {
      const url = name === "a" && href ? URL.parse(href) : null;
      if (!url || !/^https?:$/.test(url.protocol) || ownHosts.includes(url.hostname)) return;
      url.hash = "";
      if (url.href.length <= MAX_LENGTH) links.add(url.href);
    },
  });
  parser.end(html);
  return [...links];
}
