import { decodeEscapes } from "#contract/fold-address.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { cleanLabel } from "../../parsing/clean-label.ts";
import { htmlToLine } from "../../parsing/html-to-text.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import { toText, toTimestamp, toYesNo } from "../tables/cell-values.ts";
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
  notes: string[];
};

/** The columns of Shopify by Matrixify, and the elements of WordPress' export. */
const COLUMNS = {
  title: ["Title"],
  body: ["Body HTML", "content:encoded"],
  summary: ["Summary HTML", "excerpt:encoded"],
  slug: ["Handle", "wp:post_name"],
  address: ["URL", "link"],
  blog: ["Blog: Handle"],
  type: ["wp:post_type"],
  status: ["wp:status"],
  password: ["wp:post_password"],
  published: ["Published"],
  publishedAt: ["Published At", "wp:post_date_gmt"],
  createdAt: ["Created At"],
  tags: ["Tags", "category"],
  image: ["Image Src", "_thumbnail_id"],
  imageAlt: ["Image Alt Text", "_wp_attachment_image_alt"],
};

/** Words for a status, of what was not published; null for what was. */
const STATUSES: Record<string, string | null> = {
  "": null,
  publish: null,
  draft: "a draft",
  pending: "waiting for review",
  private: "private",
};

const MAX_TAGS = 100;
const MAX_TAG_LENGTH = 100;

/** null for a table without texts. The reader of rows gives null for one that is no post, such as a comment. */
export function postRowReader({ header, now }: KindTable): ((row: Row) => PostRow | null) | null {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, names]) => [name, header.find(...names)]),
  ) as Record<keyof typeof COLUMNS, number | undefined>;
  if (columns.body === undefined) return null;
  const cell = (row: Row, name: keyof typeof COLUMNS) => cellAt(row, columns[name]);
  const text = (row: Row, name: keyof typeof COLUMNS) => toText(cell(row, name)) ?? "";
  const readDraft = (row: Row, publishedAt: string | null): string | null => {
    if (text(row, "type") === "page") return "a page";
    if (text(row, "password") !== "") return "protected by a password";
    const status = text(row, "status").toLowerCase();
    const word = status in STATUSES ? STATUSES[status] : status;
    if (word && status !== "future") return word;
    const isPublished = status !== "" || (toYesNo(cell(row, "published")) ?? publishedAt !== null);
    if (!isPublished) return "a draft";
    const isDue = publishedAt === null || Date.parse(publishedAt) <= now.getTime();
    return isDue ? null : `scheduled for ${publishedAt?.slice(0, 10)}`;
  };
  return (row) => {
    const title = htmlToLine(text(row, "title"));
    const body = text(row, "body");
    // Matrixify's further rows of a post hold its comments.
    if (title === "" && body === "") return null;
    const notes: string[] = [];
    const readTime = (name: "publishedAt" | "createdAt") => {
      const time = toTimestamp(cell(row, name));
      if (time === undefined)
        notes.push(`Its date “${truncateQuote(text(row, name))}” could not be read.`);
      return time ?? null;
    };
    const publishedAt = readTime("publishedAt");
    const draft = readDraft(row, publishedAt);
    const [slug, blog] = [decodeEscapes(text(row, "slug")), text(row, "blog")];
    return {
      title,
      body,
      summary: htmlToLine(text(row, "summary")),
      slug: slug || null,
      address: text(row, "address") || (slug && blog && `/blogs/${blog}/${slug}`) || null,
      createdAt: readTime("createdAt") ?? publishedAt,
      publishedAt: draft === null ? publishedAt : null,
      draft,
      isPage: draft === "a page",
      tags: readTags(text(row, "tags"), notes),
      image: readImage(text(row, "image"), text(row, "imageAlt")),
      notes,
    };
  };
}

/** WordPress' category of posts without one. */
const UNSORTED = /^uncategori[sz]ed$/i;

function readTags(text: string, notes: string[]): string[] {
  const names = text
    .split(text.includes("\n") ? "\n" : ",")
    .flatMap((name) => (UNSORTED.test(name.trim()) ? [] : (cleanLabel(name) ?? [])));
  const short = names.filter(({ length }) => length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
  if (short.length < names.length)
    notes.push(`${names.length - short.length} of its tags were left out: too many, or too long.`);
  return [...new Set(short)];
}

function readImage(address: string, alt: string): SourcePicture | null {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { url: url.href, alt: htmlToLine(alt).slice(0, 1000) };
}
