import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type LocalServer, serveLocally } from "#tests/support/local-server.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import { fill, WORST_LETTERS } from "#tests/support/worst-letters.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** A visitor gives up after it: a page takes some milliseconds, what takes quadratic time minutes. */
const PATIENCE_MILLISECONDS = 20_000;
/** What takes quadratic time takes minutes at this length too; one letter fills what may be longer. */
const LARGE = 512 * 1024;
const UNITS = { KB: 1024, MB: 1024 * 1024, characters: 1 };

/** The table of what is read, in SECURITY.md. */
const ROWS = Array.from(
  readFileSync("SECURITY.md", "utf8").matchAll(
    /^\| (?<what>\w[^|]*?) +\| (?<number>[\d,]+) (?<unit>KB|MB|characters)/gm,
  ),
  ({ groups = {} }) => ({
    what: groups["what"] ?? "",
    most:
      Number(groups["number"]?.replaceAll(",", "")) * UNITS[groups["unit"] as keyof typeof UNITS],
  }),
);

/** worst-mails.test.ts feeds them. */
const MAILS = ["Head of a mail", "Answer by mail", "Delivery report"];

let shop: ShopServer;
let folder: string;
let cookie: string;
let site: LocalServer;
/** What the other site answers with, by path. */
let answers: (path: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-letters-"));
  shop = await startShop({
    DATA_DIR: folder,
    // A sample shop renders its photos meanwhile.
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: "1",
    OUTBOUND_ALLOW: "127.0.0.1",
  });
  ({ cookie } = await signInToShop(shop.baseURL));
  await call("POST", "/setup/open", {});
  await call("POST", "/products", { name: "Ring", price: "90.00" });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** With these a call refuses a request before it reads what it is about. */
const UNREAD = [400, 401, 403, 404, 405, 413, 429];

let visitor = 0;

/** From another address each time, so that no rate limit is met. @returns the status, 0 when nothing answers in time */
function send(target: string, { method = "GET", headers = {}, body = "" } = {}): Promise<number> {
  visitor += 1;
  const from = `198.18.${Math.floor(visitor / 250) % 250}.${visitor % 250}`;
  return new Promise((resolve) => {
    const sending = request(shop.baseURL, {
      agent: false,
      method,
      path: target,
      headers: { "X-Forwarded-For": from, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    sending.once("error", () => resolve(0));
    sending.once("response", (response) => {
      response.resume();
      response.once("close", () => resolve(response.statusCode ?? 0));
    });
    sending.end(body);
  });
}

async function call(method: string, target: string, body: unknown): Promise<number> {
  const isForm = body instanceof FormData;
  const { status } = await fetch(`${shop.baseURL}/api${target}`, {
    method,
    headers: { Cookie: cookie, ...(!isForm && { "Content-Type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (UNREAD.includes(status)) throw new Error(`${method} ${target} answered ${status}`);
  return status;
}

function upload(target: string, name: string, text: string, field = "file"): Promise<number> {
  const form = new FormData();
  form.set(field, new Blob([text]), name);
  return call("POST", target, form);
}

/** Imports the other site, as a dry run. */
async function readSite(answer: typeof answers, target = "/scrape-website"): Promise<number> {
  answers = answer;
  site = await serveLocally((incoming, response) => {
    const found = answers(incoming.url ?? "/");
    const type = found.startsWith("<") ? "text/html" : "text/plain";
    response.writeHead(found === "" ? 404 : 200, { "Content-Type": type }).end(found);
  });
  const status = await call("POST", `${target}?dryRun=1`, {
    url: site.url,
    storeUrl: site.url,
    consumerKey: "ck_1",
    consumerSecret: "cs_1",
  });
  await site.stop();
  return status;
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
/** What may stand in a header. */
const printable = (letter: string): string => letter.replace("\n", "\t");

/** How each row of the table is fed; what it answers is no failure. */
const FEEDERS: Record<string, (letter: string, most: number) => Promise<number | number[]>> = {
  "Path and query of a request": (letter, most) => {
    const text = encodeURI(letter);
    const whole = fill(text, most - 100);
    const targets = [`/a${whole}x`, `/products?search=${whole}`, `/products?${whole}`];
    return Promise.all([...targets, `/api/products/${whole}`].map((target) => send(target)));
  },
  "Header of a request": (letter, most) => {
    const value = fill(printable(letter), most - 500);
    const names = ["Cookie", "Accept", "Accept-Encoding", "If-None-Match", "Referer", "User-Agent"];
    return Promise.all(
      names.flatMap((name) =>
        ["/products/1", "/nowhere"].map((target) => send(target, { headers: { [name]: value } })),
      ),
    );
  },
  "Form of a visitor": (letter, most) => {
    const encoded = encodeURIComponent(letter);
    const body = `email=${fill(encoded, most - 100)}`;
    const json = JSON.stringify({ email: fill(letter, most / 3), message: fill(letter, most / 3) });
    const headers = { "Content-Type": "application/json" };
    return Promise.all([
      send("/subscribe", { method: "POST", headers: FORM, body }),
      send("/api/inquiries", { method: "POST", headers, body: json }),
      send("/api/inquiries", { method: "POST", headers, body: fill(letter, most) }),
    ]);
  },
  Call: (letter, most) => {
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const body = JSON.stringify({ name: fill(letter, most / 2 - 100) });
    return send("/api/products/1", { method: "PUT", headers, body });
  },
  Story: (letter, most) => {
    const words = { title: "Worst", slug: crypto.randomUUID(), description: "Letters" };
    return call("POST", "/blog-posts", {
      ...words,
      content: fill(letter, most),
      isPublished: true,
    });
  },
  "robots.txt": (letter, most) =>
    readSite((target) =>
      target === "/robots.txt" ? `User-agent: *\nDisallow: /x${fill(letter, most)}` : "",
    ),
  Sitemap: (letter, most) =>
    readSite((target) =>
      target === "/sitemap.xml" ? `<urlset><loc>${fill(letter, most - 100)}</loc>` : "",
    ),
  "Page of a website": (letter, most) =>
    readSite((target) =>
      target === "/" ? `<h1>Ring</h1><p class="price">$9</p>${fill(letter, most - 100)}` : "",
    ),
  "Public list of products": (letter, most) =>
    readSite((target) => {
      if (!target.startsWith("/products.json")) return "";
      const product = { id: 1, title: "Ring", body_html: fill(letter, most / 2 - 100) };
      return JSON.stringify({ products: target.endsWith("page=1") ? [product] : [] });
    }),
  "Response of a connected store": (letter, most) =>
    readSite(() => fill(letter, most), "/woocommerce/import"),
  "File of metal prices": (letter, most) =>
    upload("/metal-prices/read-file", "prices.csv", fill(letter, most)),
  "Response with metal prices": async (letter, most) => {
    const server = await serveLocally((_, response) => response.end(`1${fill(letter, most - 1)}`));
    return call("POST", "/metal-prices/source/read", { url: server.url });
  },
  Spreadsheet: async (letter, most) => [
    await upload("/data/import?dryRun=1", "pieces.csv", fill(letter, most)),
    await upload("/data/import?dryRun=1", "pieces.xml", `<?xml?><a><b ${fill(letter, most / 2)}`),
  ],
  "Heading of a column": (letter, most) => {
    const headings = ["image", "name ", "price (", "title_"].map((word) =>
      quote(word + fill(letter, 3 * most) + "!"),
    );
    return upload("/data/import?dryRun=1", "pieces.csv", `${headings.join(",")}\n1,2,3,4\n`);
  },
  Cell: (letter, most) => {
    const cells = Array<string>(9).fill(quote(`1${fill(letter, most - 2)}x`));
    const header = "name,sku,price,weight,images,description,category,tags,materials";
    return upload("/data/import?dryRun=1", "pieces.csv", `${header}\n${cells.join(",")}\n`);
  },
  Photo: (letter, most) => upload("/media", "photo.jpg", fill(letter, most), "files"),
};

/** Visits a cached page and one that is rendered, again and again, until the work is done. */
async function visitUntil(done: AbortSignal, see: (status: number) => void): Promise<void> {
  while (!done.aborted) {
    see(await send("/collections"));
    see(await send(`/products/1?visit=${visitor}`));
    // As often as some visitors ask; asking without a pause would take the processor from the work.
    await setTimeout(200);
  }
}

test("each row of the table in SECURITY.md is fed", () => {
  expect(ROWS.map(({ what }) => what)).toEqual(
    expect.arrayContaining([...Object.keys(FEEDERS), ...MAILS]),
  );
  expect(ROWS).toHaveLength(Object.keys(FEEDERS).length + MAILS.length);
});

test.each(ROWS.filter(({ what }) => !MAILS.includes(what)))(
  "pages go on being answered beside: $what",
  async ({ what, most }) => {
    let reading = "";
    const failures: string[] = [];
    const done = new AbortController();
    const visits = visitUntil(done.signal, (status) => {
      if (status !== 200) failures.push(`beside ${reading} a page answered ${status}`);
    });
    onTestFinished(() => done.abort());
    for (const [name, letter] of Object.entries(WORST_LETTERS)) {
      reading = name;
      const size = name === "line breaks" ? most : Math.min(most, LARGE);
      const statuses = [await FEEDERS[what]!(letter, size)].flat();
      if (statuses.includes(0)) failures.push(`${name} were not answered`);
    }
    done.abort();
    await visits;
    expect(failures).toEqual([]);
  },
);
