import { brotliCompressSync } from "node:zlib";

/** The most that a visitor's page may bring along before anything is pressed, in bytes as they travel. */
export const PAGE_LIMITS = {
  html: 8500,

  scripts: 8000,
  styles: 18_000,
  fonts: 60_000,
};
/** The most that the HTML of a piece may weigh. */
export const PIECE_LIMIT = 5800;
/** The most that scripts may weigh once an island is opened, React with it. */
export const ISLAND_LIMIT = 75_000;

/**
 * What a first visit to a page of the running shop brings along: HTML compressed with Brotli at its best, as it
 * is sent once it is asked for often, and the files of the build as they are sent.
 */
export async function weighPage(
  baseURL: string,
  path: string,
): Promise<Record<keyof typeof PAGE_LIMITS | "scriptFiles", number>> {
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
    html: weighHtml(html, baseURL),
    scripts: sum(scripts),
    scriptFiles: scripts.length,
    styles: sum(styles),
    fonts: sum(fonts),
  };
}

/** The median over several ports: the address alone, which differs from shop to shop, changes it by up to 30 bytes. */
function weighHtml(html: string, baseURL: string): number {
  const { port } = new URL(baseURL);
  const weights = Array.from(
    { length: 9 },
    (_, index) =>
      brotliCompressSync(html.replaceAll(`localhost:${port}`, `localhost:${40_000 + index * 1111}`))
        .length,
  );
  return weights.toSorted((a, b) => a - b)[4] ?? 0;
}

/** The names of the islands, and the bytes of scripts once the island is opened: the page's own, React, the island's. */
export async function weighIslands(baseURL: string, path: string): Promise<Map<string, number>> {
  const read = (name: string) => readFile(`${baseURL}/assets/${name}`);
  const html = (await readFile(`${baseURL}${path}`)).text;
  const [first = ""] = scriptsOf(html).map((file) => file.slice("/assets/".length));
  const page = await read(first);
  const islands = named(page.text, /\b([\w-]+\.island-[\w-]+\.js)/g);
  const react = named(page.text, /\b(mount-island-[\w-]+\.js)/g);
  const weighed = await Promise.all(
    islands.map(async (island) => {
      const files = new Map([[first, page]]);
      const wanted = [...react, island];
      for (const name of wanted) {
        if (files.has(name)) continue;
        const file = await read(name);
        files.set(name, file);
        wanted.push(...named(file.text, /(?:from|import)\s*"\.\/([^"]+\.js)"/g));
      }
      return [island.replace(/\.island.*/, ""), sum([...files.values()])] as const;
    }),
  );
  return new Map(weighed);
}

const scriptsOf = (html: string): string[] => named(html, /"(\/assets\/[^"#]+\.js)"/g);

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
