import type { Row } from "../../tables/table.ts";
import { type Chunks, type Item, type Library, type Picture, readItems } from "./read-items.ts";

/** The elements of an item that are columns of the table. */
const COLUMNS = [
  "title",
  "link",
  "wp:post_name",
  "wp:post_type",
  "wp:status",
  "wp:post_password",
  "wp:post_date_gmt",
  "category",
  "excerpt:encoded",
  "content:encoded",
];

/** Of posts; others are a theme's. */
const TAXONOMIES = ["taxonomy category", "taxonomy post_tag"];

export const isText = ({ fields }: Item): boolean =>
  ["post", "page"].includes(fields.get("wp:post_type") ?? "") && isKept(fields);

/** Whether it is more than a remainder of editing. */
export const isKept = (fields: ReadonlyMap<string, string>): boolean =>
  !["auto-draft", "inherit", "trash"].includes(fields.get("wp:status") ?? "");

/** The posts and pages as rows, below their headings. */
export async function* readPosts(chunks: Chunks, { pictures, base }: Library): AsyncGenerator<Row> {
  yield { number: 1, cells: [...COLUMNS, "_thumbnail_id", "_wp_attachment_image_alt"] };
  let number = 1;
  for await (const item of readItems(chunks, { base })) {
    if (!isText(item)) continue;
    number += 1;
    const { fields, meta } = item;
    const cover = pictures.get(meta.get("_thumbnail_id") ?? "");
    const cells = COLUMNS.map((name) => fields.get(name) ?? null);
    const set = (name: string, text: string) => (cells[COLUMNS.indexOf(name)] = text || null);
    set("link", URL.parse(fields.get("link") ?? "", base)?.href ?? "");
    set("wp:post_date_gmt", findTime(fields));
    set("category", TAXONOMIES.flatMap((name) => fields.get(name) ?? []).join("\n"));
    set("content:encoded", showGalleries(fields.get("content:encoded") ?? "", pictures));
    yield { number, cells: [...cells, cover?.url ?? null, cover?.alt ?? null] };
  }
}

/** Drafts have a time of zeros. */
const findTime = (fields: ReadonlyMap<string, string>): string =>
  ["wp:post_date_gmt", "wp:post_date"]
    .map((name) => fields.get(name) ?? "")
    .find((time) => /^[1-9]/.test(time)) ?? "";

/** Galleries name their pictures by ids, which only this file explains. */
const showGalleries = (html: string, pictures: ReadonlyMap<string, Picture>): string =>
  html.replaceAll(/\[gallery\b([^[\]]*)\]/gi, (written, parameters: string) => {
    const ids = /\bids=["']?([\d,\s]*)/.exec(parameters)?.[1]?.split(",") ?? [];
    const found = ids.flatMap((id) => pictures.get(id.trim()) ?? []);
    if (found.length === 0) return written;
    return found.map(({ url, alt }) => `<img src="${quote(url)}" alt="${quote(alt)}">`).join("");
  });

const quote = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
