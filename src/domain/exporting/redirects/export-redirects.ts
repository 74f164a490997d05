import { findAudience, selectRedirects } from "../../catalogue/redirects/select-redirects.ts";
import type { Shop } from "../../shop.ts";
import { toCsv } from "../../to-csv.ts";
import { escapeFormula } from "../escape-formula.ts";

type Redirect = { fromPath: string; toPath: string };

/** A file of redirects, from an old address to the page of the shop. */
export type RedirectFormat = {
  fileName: string;
  contentType: string;
  begin: string;
  write: (redirects: Redirect[], publicUrl: string) => string;
};

export const REDIRECT_FORMATS = {
  csv: {
    fileName: "redirects.csv",
    contentType: "text/csv; charset=utf-8",
    begin: toCsv([["Old path", "New address"]]),
    write: (redirects, publicUrl) =>
      toCsv(redirects.map(({ fromPath, toPath }) => [escapeFormula(fromPath), publicUrl + toPath])),
  },
  nginx: {
    fileName: "redirects.conf",
    contentType: "text/plain; charset=utf-8",
    begin: "# For the server of the old site: include this file in its server block.\n",
    write: (redirects, publicUrl) =>
      redirects.map(({ fromPath, toPath }) => toLocation(fromPath, publicUrl + toPath)).join(""),
  },
} satisfies Record<string, RedirectFormat>;

const BATCH_ROWS = 1000;

/** The redirects to pages that everybody may see, ordered by old path, in constant memory. */
export async function* exportRedirects(
  shop: Shop,
  { begin, write }: RedirectFormat,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(begin);
  let last = "";
  for (;;) {
    const rows = await selectRedirects(shop)
      .where("redirects.fromPath", ">", last)
      .orderBy("redirects.fromPath")
      .limit(BATCH_ROWS)
      .execute();
    const shown = rows.filter((row) => findAudience(row, shop.now()) === "everybody");
    if (shown.length > 0) yield Buffer.from(write(shown, shop.publicUrl));
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.fromPath ?? "";
  }
}

/**
 * nginx compares decoded paths without their query. What it cannot compare or write is left out. In the address a
 * "$" would begin a variable.
 */
function toLocation(fromPath: string, address: string): string {
  const path = fromPath.includes("?") ? null : decode(fromPath);
  if (path === null || /\p{Cc}/u.test(path)) return "";
  const quoted = path.replaceAll(/["\\]/g, String.raw`\$&`);
  return `location = "${quoted}" { return 301 "${address.replaceAll(/[$\\]/g, encodeURIComponent)}"; }\n`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
