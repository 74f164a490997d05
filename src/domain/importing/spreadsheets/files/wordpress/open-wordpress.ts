import { compressRows } from "../../tables/compress-rows.ts";
import { wordpressError } from "../../tables/spreadsheet-errors.ts";
import type { Table } from "../../tables/table.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { isText, readPosts } from "./read-posts.ts";
import { isProduct, readProducts } from "./read-products.ts";
import {
  type Chunks,
  type Item,
  type Library,
  type Picture,
  readItems,
  type Site,
} from "./read-items.ts";

const SHEETS = {
  Products: {
    holds: isProduct,
    read: readProducts,
    note: "Row 2 is the first product or variation of the file, row 3 the next, and so on.",
  },
  "Posts and pages": {
    holds: isText,
    read: readPosts,
    note: "Row 2 is the first post or page of the file, row 3 the next, and so on.",
  },
};
type SheetName = keyof typeof SHEETS;

/**
 * Opens WordPress' own export (WXR: wordpress.org, wp-admin/includes/export.php), which Squarespace writes too: a sheet
 * of WooCommerce's products, and one of posts and pages. It is read twice: pictures may stand behind what shows them.
 * @throws unprocessable when it is damaged, unsupported-media when it holds neither
 */
export async function openWordpress(chunks: Chunks): Promise<Workbook> {
  const { library, names } = await survey(chunks);
  if (names.length === 0) throw wordpressError();
  return {
    sheets: names.map((name) => ({ name, isHidden: false })),
    readSheet: async (index): Promise<Table> => {
      const name = names[index] ?? names[0]!;
      const { read, note } = SHEETS[name];
      const unread: string[] = [];
      const { notes, ...table } = await compressRows(read(chunks, library, unread));
      return { name, ...table, notes: [note, ...unread, ...notes] };
    },
  };
}

async function survey(chunks: Chunks): Promise<{ library: Library; names: SheetName[] }> {
  const pictures = new Map<string, Picture>();
  const site: Site = { base: undefined };
  const found = new Set<SheetName>();
  const all = Object.keys(SHEETS) as SheetName[];
  for await (const item of readItems(chunks, site)) {
    const picture = toPicture(item);
    if (picture) pictures.set(item.fields.get("wp:post_id") ?? "", picture);
    for (const name of all) if (SHEETS[name].holds(item)) found.add(name);
  }
  const names = all.filter((name) => found.has(name));
  return { library: { pictures, base: site.base }, names };
}

function toPicture({ fields, meta }: Item): Picture | null {
  const url = fields.get("wp:attachment_url");
  if (fields.get("wp:post_type") !== "attachment" || !url) return null;
  return { url, alt: meta.get("_wp_attachment_image_alt") ?? "" };
}
