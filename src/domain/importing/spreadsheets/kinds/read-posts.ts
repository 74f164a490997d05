import { countOf } from "#contract/count-of.ts";
import { cutText } from "#contract/cut-text.ts";
import { foldName } from "#contract/fold-name.ts";
import { newCollectionSchema } from "#contract/catalogue/collections.ts";
import type { CollectionRecord, TagRecord } from "#contract/importing/import-records.ts";
import { slugify } from "#contract/slug.ts";
import { yieldToRequests } from "#database/yield-to-requests.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import { DomainError } from "../../../errors.ts";
import { loadTagIds, toNewTag } from "../../find-tags.ts";
import { requestPicture } from "../../items/writing/fetch-pictures.ts";
import { htmlToLine } from "../../parsing/html-to-text.ts";
import type { SourceItem } from "../../source.ts";
import { dateReader } from "../tables/date-reader.ts";
import { describePlace } from "../tables/list-rows.ts";
import type { Row } from "../tables/table.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";
import { loadAddresses } from "./load-addresses.ts";
import { type Links, readPostContent, UNKNOWN_HOST } from "./post-content.ts";
import { type PostRow, postRowReader } from "./post-row.ts";

const NO_TEXT =
  "This list of posts doesn’t hold their text, so nothing comes in. Substack’s archive has it in a file for each post: copy those you want to keep into a collection.";

/** A list of blog posts, which become collections. */
export function postList(table: KindTable): KindReader {
  const dates = dateReader(table.header, table.timeZone);
  const readRow = postRowReader(table, dates);
  if (!readRow) return { read: () => noItems(), notes: () => [NO_TEXT] };
  const found: Found = { drafts: 0, ofSite: 0, unreachable: null };
  return {
    read: () => readPosts(table, readRow, found),
    countOfSite: () => found.ofSite,
    notes: () => [
      "Posts become collections, with their photos, tags and dates, and the pieces they link to.",
      ...(found.drafts > 0
        ? [`${countOf(found.drafts, "post comes in as a draft", "posts come in as drafts")}.`]
        : []),
      ...(found.unreachable === null
        ? []
        : [
            `The first photo of the blog can’t be fetched: ${found.unreachable} Photos that can’t be fetched are left out.`,
          ]),
      ...dates.describe(),
    ],
  };
}

// oxlint-disable-next-line require-yield
async function* noItems(): AsyncGenerator<SourceItem> {}

type ReadRow = (row: Row) => PostRow | null;

type Found = {
  drafts: number;
  /** Posts with photos that the blog itself stored. */
  ofSite: number;
  /** Why the first of these photos can't be fetched. */
  unreachable: string | null;
};

async function* readPosts(
  table: KindTable,
  readRow: ReadRow,
  found: Found,
): AsyncGenerator<SourceItem> {
  Object.assign(found, { drafts: 0, ofSite: 0, unreachable: null });
  const [paths, hosts] = [new Set<string>(), new Set<string>()];
  for await (const row of table.rows()) {
    const address = readRow(row)?.address;
    const path = address && normalizePath(address);
    if (path) paths.add(path);
    const host = address && URL.parse(address)?.host;
    if (host) hosts.add(host);
  }
  const resolve = await linkResolver(table, hosts, paths);
  const listNewTags = await newTagLister(table);
  const slugs = new Map<string, string>();
  for await (const row of table.rows()) {
    const post = readRow(row);
    if (!post) continue;
    const where = describePlace(table.sheet, [row]);
    for (const record of listNewTags(post.tags))
      yield { kind: "record", where, name: record.tag.name, record };
    const base = URL.parse(post.address ?? "");
    const item = await readPost(post, { base, resolve }, claimSlug(slugs, post, row));
    if (item.kind === "record") {
      if (post.draft !== null) found.drafts += 1;
      if (post.hasPhotosOfSite) found.ofSite += 1;
      if (found.ofSite === 1 && post.hasPhotosOfSite)
        found.unreachable = await findUnreachable(table, item.record);
    }
    yield { ...item, where };
    // Parsing a long text takes as long as a page.
    await yieldToRequests();
  }
}

/** Why the first photo that the blog stored can't be fetched; null where it can, or nobody said where the blog is. */
async function findUnreachable({ shop, site }: KindTable, { post }: CollectionRecord) {
  const photo = post?.pictures.find(({ url }) => site !== "" && url.startsWith(site));
  if (!photo) return null;
  try {
    await requestPicture(shop, photo.url, new AbortController().signal);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Posts of two blogs may have one name. */
function claimSlug(slugs: Map<string, string>, post: PostRow, row: Row): string {
  const plain = slugify(post.slug ?? "") || slugify(post.title) || `post-${row.number}`;
  const owner = post.address ?? plain;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain.slice(0, 240) : `${plain.slice(0, 240)}-${number}`;
    if ((slugs.get(slug) ?? owner) !== owner) continue;
    slugs.set(slug, owner);
    return slug;
  }
}

type ReadItem =
  | (Omit<Extract<SourceItem, { kind: "record" }>, "where"> & { record: CollectionRecord })
  | Omit<Extract<SourceItem, { kind: "refused" }>, "where">;

const textSchema = newCollectionSchema.pick({
  title: true,
  slug: true,
  description: true,
  content: true,
});

const MAX_TITLE = 255;
const MAX_DESCRIPTION = 300;
const MAX_SUMMARY = 5000;

async function readPost(post: PostRow, links: Links, slug: string): Promise<ReadItem> {
  const { title } = post;
  const refuse = (reason: string): ReadItem => ({
    kind: "refused",
    of: "collection",
    name: title || slug,
    reason,
  });
  if (title === "") return refuse("It has no title.");
  const content = await readPostContent(post.body, links);
  if (!content) return refuse("Its text has too many elements inside one another.");
  const plain = htmlToLine(content.html);
  // Those of a cart or an account hold shortcodes alone.
  if (post.isPage && plain === "" && content.pictures.length === 0)
    return refuse("This page has no text.");
  const texts = textSchema.safeParse({
    title: cutText(title, MAX_TITLE, "…"),
    slug,
    description:
      cutText(post.summary, MAX_SUMMARY, "…") || cutText(plain, MAX_DESCRIPTION, "…") || title,
    content: content.html,
  });
  if (!texts.success) return refuse(texts.error.issues[0]?.message ?? "It can’t be read.");
  const cover = post.image ?? content.pictures[0] ?? null;
  const record: CollectionRecord = {
    of: "collection",
    origin: { id: null, updatedAt: null, createdAt: post.createdAt, publishedAt: post.publishedAt },
    ...texts.data,
    content: content.html,
    images: cover ? [cover.url] : [],
    category: null,
    tags: post.tags,
    isPublished: post.draft === null,
    isFeatured: false,
    pieces: [],
    post: {
      address: post.address,
      pictures: [...(post.image ? [post.image] : []), ...content.pictures],
      productIds: content.productIds,
    },
  };
  return {
    kind: "record",
    name: title,
    record,
    notes: [...post.notes, ...describe(post, content.omitted)],
  };
}

const describe = ({ draft, isPage }: PostRow, omitted: string[]): string[] => [
  ...(draft === null
    ? []
    : [
        `It was ${draft} there, and comes in as a draft.${isPage ? " To keep it as a page, copy its text to one of your footer pages under Settings." : ""}`,
      ]),
  ...(omitted.length > 0
    ? [
        `Left out of its text: ${omitted.slice(0, 10).join(", ")}${omitted.length > 10 ? " …" : ""}.`,
      ]
    : []),
];

/** Links to pages that moved lead there; those to other posts of the file are redirected once these are here. */
async function linkResolver(
  { shop }: KindTable,
  hosts: Set<string>,
  paths: Set<string>,
): Promise<Links["resolve"]> {
  const addresses = await loadAddresses(shop, hosts);
  return async (url) => {
    if (url.origin !== UNKNOWN_HOST && !addresses.isOwnHost(url)) return null;
    const path = url.pathname + url.search;
    const moved = await addresses.findRedirect(path);
    if (moved) {
      const href = /[?#]/.test(moved.toPath) ? moved.toPath : moved.toPath + url.hash;
      return { href, productId: moved.productId };
    }
    const isPost = paths.has(normalizePath(path) ?? "") && url.search === "";
    return isPost ? { href: url.pathname + url.hash, productId: null } : null;
  };
}

/** Those of the tags that the shop doesn't have, each once. */
async function newTagLister({ shop }: KindTable): Promise<(names: string[]) => TagRecord[]> {
  const find = await loadTagIds(shop);
  const seen = new Set<string>();
  return (names) =>
    names.flatMap((name) => {
      const tag = toNewTag({ name, type: null });
      const isKnown = seen.has(foldName(name)) || seen.has(tag.slug);
      for (const key of [foldName(name), tag.slug]) seen.add(key);
      if (isKnown || find([{ name, type: null }]).length > 0) return [];
      const origin = { id: null, createdAt: null, updatedAt: null };
      return [{ of: "tag", origin, tag }];
    });
}
