import { decodeEscapes } from "#contract/fold-address.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import { cleanLabel } from "../../parsing/clean-label.ts";
import { htmlToLine } from "../../parsing/html-to-text.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import { toText, toYesNo } from "../tables/cell-values.ts";
import type { DateReader } from "../tables/date-reader.ts";
import { cellAt } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";
import type { KindTable } from "./kind-reader.ts";

export type PostRow = {
  title: string;
  /** HTML. */
  body: string;
  /** On one line; "" for none. */
  summary: string;
  slug: string | null;
  /** Where it was, a path or whole; null where the file doesn't say. */
  address: string | null;
  createdAt: string | null;
  publishedAt: string | null;
  /** What it was instead of published: "a draft"; null for published. */
  draft: string | null;
  isPage: boolean;
  tags: string[];
  /** Beside those of its text. */
  image: SourcePicture | null;
  /** Whether it has photos that the blog itself stored. */
  hasPhotosOfSite: boolean;
  notes: string[];
};

/** The columns of Shopify by Matrixify, Ghost's fields, and the elements of WordPress' export and of feeds. */
const COLUMNS = {
  title: ["Title"],
  body: ["Body HTML", "content:encoded", "html", "encoded", "content", "description", "summary"],
  summary: ["Summary HTML", "excerpt:encoded", "custom_excerpt", "description", "summary"],
  slug: ["Handle", "wp:post_name", "slug"],
  address: ["URL", "link"],
  blog: ["Blog: Handle"],
  type: ["wp:post_type", "type"],
  status: ["wp:status", "status"],
  password: ["wp:post_password"],
  audience: ["visibility"],
  published: ["Published"],
  publishedAt: [
    "Published At",
    "wp:post_date_gmt",
    "published_at",
    "pubDate",
    "published",
    "updated",
  ],
  createdAt: ["Created At", "created_at"],
  tags: ["Tags", "category"],
  image: ["Image Src", "_thumbnail_id", "feature_image"],
  imageAlt: ["Image Alt Text", "_wp_attachment_image_alt", "feature_image_alt"],
};

type ColumnName = keyof typeof COLUMNS;

/** For whom Ghost's posts are that not everybody may read. */
const AUDIENCES: Record<string, string | null> = {
  "": null,
  public: null,
  members: "for members only",
};

/** Words for a status, of what was not published; null for what was. */
const STATUSES: Record<string, string | null> = {
  "": null,
  publish: null,
  published: null,
  sent: "sent by email only",
  scheduled: null,
  future: null,
  draft: "a draft",
  pending: "waiting for review",
  private: "private",
};

/** Stands for the blog's own address in Ghost's export, and before the photos that Ghost stored. */
const SITE = "__GHOST_URL__";
const PHOTOS_OF_SITE = `${SITE}/content/images/`;

const MAX_TAGS = 100;
const MAX_TAG_LENGTH = 100;

/**
 * null for a table without texts. The reader of rows gives null for one that is no post, such as a comment. Read all rows
 * once before: what their dates show of their order counts for each.
 */
export function postRowReader(
  { header, shop, site }: KindTable,
  dates: DateReader,
): ((row: Row) => PostRow | null) | null {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, names]) => [name, header.find(...names)]),
  ) as Record<ColumnName, number | undefined>;
  if (columns.body === undefined) return null;
  if (columns.summary === columns.body) columns.summary = undefined;
  const separator = header.find("Tags") === undefined ? "\n" : ",";
  const cell = (row: Row, name: ColumnName) => cellAt(row, columns[name]);
  const text = (row: Row, name: ColumnName) =>
    toText(cell(row, name))?.replaceAll(SITE, () => site) ?? "";
  return (row) => {
    const title = htmlToLine(text(row, "title"));
    const body = text(row, "body");
    // Matrixify's further rows of a post hold its comments.
    if (title === "" && body === "") return null;
    const notes: string[] = [];
    const readTime = (name: "publishedAt" | "createdAt") => {
      const written = cell(row, name);
      dates.see(written);
      const time = dates.read(written, { column: columns[name] });
      if (time === undefined)
        notes.push(`Its date “${truncateQuote(text(row, name))}” could not be read.`);
      return time ?? null;
    };
    const publishedAt = readTime("publishedAt");
    const draft = describeDraft((name) => text(row, name), publishedAt, shop.now());
    // An entry of a feed may have several links, its page first.
    const [link = ""] = text(row, "address").split("\n");
    const blog = text(row, "blog");
    const slug = decodeEscapes(text(row, "slug") || lastPart(link));
    return {
      title,
      body,
      summary: htmlToLine(text(row, "summary")),
      slug: slug || null,
      address: link || (slug && blog && `/blogs/${blog}/${slug}`) || null,
      createdAt: readTime("createdAt") ?? publishedAt,
      publishedAt: draft === null ? publishedAt : null,
      draft,
      isPage: draft === "a page",
      tags: readTags(text(row, "tags").split(separator), notes),
      image: readImage(text(row, "image"), text(row, "imageAlt"), notes),
      hasPhotosOfSite: row.cells.some((each) => toText(each)?.includes(PHOTOS_OF_SITE)),
      notes,
    };
  };
}

/** WordPress' category of posts without one. */
const UNSORTED = /^uncategori[sz]ed$/i;

/** What a post was instead of published; null for published. */
function describeDraft(
  text: (name: ColumnName) => string,
  publishedAt: string | null,
  now: Date,
): string | null {
  if (text("type") === "page") return "a page";
  if (text("password") !== "") return "protected by a password";
  const status = text("status").toLowerCase();
  const word = status in STATUSES ? STATUSES[status] : status;
  if (word) return word;
  const audience = text("audience").toLowerCase();
  const readers = audience in AUDIENCES ? AUDIENCES[audience] : "for paying readers only";
  if (readers) return readers;
  const isPublished = status !== "" || (toYesNo(text("published")) ?? publishedAt !== null);
  if (!isPublished) return "a draft";
  const isDue = publishedAt === null || Date.parse(publishedAt) <= now.getTime();
  return isDue ? null : `scheduled for ${publishedAt?.slice(0, 10)}`;
}

const lastPart = (link: string): string =>
  normalizePath(link)
    ?.split("/")
    .at(-1)
    ?.replace(/\.html?$/i, "") ?? "";

function readTags(written: string[], notes: string[]): string[] {
  const names = written.flatMap((name) =>
    UNSORTED.test(name.trim()) ? [] : (cleanLabel(name) ?? []),
  );
  const short = names.filter(({ length }) => length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
  if (short.length < names.length)
    notes.push(`${names.length - short.length} of its tags were left out: too many, or too long.`);
  return [...new Set(short)];
}

function readImage(address: string, alt: string, notes: string[]): SourcePicture | null {
  if (address === "") return null;
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    notes.push("Its cover photo was left out: it has no address.");
    return null;
  }
  return { url: url.href, alt: htmlToLine(alt).slice(0, 1000) };
}
