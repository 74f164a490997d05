import { brotliCompressSync } from "node:zlib";

/** The most that a visitor's page may bring along, in bytes as they travel. */
export const PAGE_LIMITS = { html: 12_000, scripts: 126_000, styles: 16_000, fonts: 60_000 };
/** The most that the inquiry form may bring along once it is opened. */
export const FORM_LIMIT = 15_000;

/**
 * What a first visit to a page of the running shop brings along: HTML compressed with Brotli at its best, as it
 * is sent once it is asked for often, and the files of the build as they are sent.
 */
export async function weighPage(
  baseURL: string,
  path: string,
): Promise<Record<keyof typeof PAGE_LIMITS, number>> {
  const read = (file: string) => readFile(`${baseURL}${file}`);
  const html = (await read(path)).text;
  const scripts = await Promise.all(scriptsOf(html).map(read));
  const styles = await Promise.all(named(html, /"(\/assets\/[^"#]+\.css)/g).map(read));
  // All that could be wanted, the italic of quotations with them.
  const texts = styles.map(({ text }) => text).join("");
  const fonts = await Promise.all(named(texts, /(\/assets\/[^"')]+\.woff2)/g).map(read));
  if (scripts.length === 0 || styles.length === 0 || fonts.length === 0) {
    throw new Error(`${path} names no scripts, styles or fonts`);
  }
  return {
    html: brotliCompressSync(html).length,
    scripts: sum(scripts),
    styles: sum(styles),
    fonts: sum(fonts),
  };
}

/** The files that opening the inquiry form on a page loads beyond those of the page, and their bytes as sent. */
export async function weighInquiryForm(baseURL: string, path: string) {
  const read = async (name: string) => readFile(`${baseURL}/assets/${name}`);
  const html = (await readFile(`${baseURL}${path}`)).text;
  const loaded = new Set(scriptsOf(html).map((file) => file.slice("/assets/".length)));
  const texts = await Promise.all([...loaded].map(async (name) => (await read(name)).text));
  const wanted = named(texts.join("\n"), /\b(inquiry-panel-[\w-]+\.js)/g);
  const files = new Map<string, number>();
  for (const name of wanted) {
    if (files.has(name) || loaded.has(name)) continue;
    const { text, sent } = await read(name);
    files.set(name, sent);
    wanted.push(...named(text, /(?:from|import)\s*"\.\/([^"]+\.js)"/g));
  }
  return {
    isLoadedBefore: [...loaded].some((name) => name.startsWith("inquiry-panel")),
    files: [...files.keys()],
    scripts: [...files.values()].reduce((total, sent) => total + sent, 0),
  };
}

/** The page names its scripts to what fetches them. The whole manifest is asked for by nobody. */
const scriptsOf = (html: string): string[] => named(html, /"(\/assets\/(?!manifest-)[^"#]+\.js)"/g);

type Sent = { text: string; sent: number };

const sum = (files: Sent[]): number => files.reduce((total, { sent }) => total + sent, 0);

async function readFile(url: string): Promise<Sent> {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const sent = Number(response.headers.get("Content-Length") ?? Number.NaN);
  return { text: await response.text(), sent };
}

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, file = ""]) => file)),
];
