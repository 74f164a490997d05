import { brotliCompressSync } from "node:zlib";

/** The most that a visitor's page may bring along, in bytes as they travel. */
export const PAGE_LIMITS = { html: 12_000, scripts: 130_000, styles: 16_000, fonts: 60_000 };

/** What a first visit to a page of the running shop brings along, packed with Brotli at its best. */
export async function pageBytes(
  baseURL: string,
  path: string,
): Promise<Record<keyof typeof PAGE_LIMITS, number>> {
  const read = async (file: string) => {
    const response = await fetch(`${baseURL}${file}`);
    if (!response.ok) throw new Error(`${file} answers ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const html = (await read(path)).toString();
  // The page names its scripts to what fetches them. The whole manifest is asked for by nobody.
  const scripts = named(html, /"(\/assets\/(?!manifest-)[^"#]+\.js)"/g);
  const styles = await Promise.all(named(html, /"(\/assets\/[^"#]+\.css)/g).map(read));
  // All that could be wanted, the italic of quotations with them.
  const fonts = named(styles.join(""), /(\/assets\/[^"')]+\.woff2)/g);
  if (scripts.length === 0 || styles.length === 0 || fonts.length === 0) {
    throw new Error(`${path} names no scripts, styles or fonts`);
  }
  return {
    html: brotliCompressSync(html).length,
    scripts: packed(await Promise.all(scripts.map(read))),
    styles: packed(styles),
    fonts: (await Promise.all(fonts.map(read))).reduce((sum, { length }) => sum + length, 0),
  };
}

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, file = ""]) => file)),
];

const packed = (files: Buffer[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
