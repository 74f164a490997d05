import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { admin, createClient, type ShopClient, signInToShop } from "#tests/support/shop-client.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";
import routes from "#web/routes.ts";
import { PAGES } from "#web/storefront/serve/pages.ts";

vi.setConfig({ testTimeout: 300_000 });

let dataDir: string;
let shop: ShopServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "pages-by-access-"));
});
afterEach(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true });
});

/** Marks what people with full access alone see, and what visitors do not. */
const SECRET = "Quillfeather";
const UNSEEN = "Nightjar";
const withId = z.object({ id: z.int() });

/** The paths of all screens, with values for their parameters. */
function listPaths(entries: RouteConfigEntry[], fill: (path: string) => string, parent = "") {
  return entries.flatMap((entry): string[] => {
    const own = (entry.path ?? "").replaceAll(/\/:(\w+)\?/g, "").replaceAll("*", "nothing-here");
    const filled = fill(own);
    const joined = filled ? `${parent}/${filled}` : parent;
    return [joined || "/", ...listPaths(entry.children ?? [], fill, joined)];
  });
}

/** Puts what is private into the shop. @returns the values of parameters of paths */
async function markShop({ call }: ShopClient): Promise<Record<string, string>> {
  const send = async (method: string, path: string, body: unknown) => {
    const { status, json, text } = await call(method, path, body);
    expect([path, status < 300, text]).toEqual([path, true, text]);
    return json;
  };
  const reserved = { availability: "reserved", reservedFor: SECRET, pricing: { supplier: SECRET } };
  const piece = await send("POST", "/products", { name: "Signet", price: "5", ...reserved });
  const { id } = withId.parse(piece);
  const hidden = { name: UNSEEN, price: "5", isActive: false };
  const productIds = [id, withId.parse(await send("POST", "/products", hidden)).id];
  const story = { slug: "story", description: "Blue", content: "<p>Blue</p>", productIds };
  await send("POST", "/blog-posts", { ...story, title: "Story", isPublished: true });
  await send("POST", "/blog-posts", { ...story, slug: "later", title: UNSEEN });
  await send("POST", "/categories", { name: UNSEEN, hidden: true });
  await send("PUT", "/settings", {
    businessName: "Fernhill",
    artistName: "Fernhill",
    email: "hello@fernhill.example",
    showStreet: false,
    addressLine: `1 ${SECRET} Lane`,
    postalCode: SECRET,
    savedReplies: [{ title: SECRET, text: SECRET }],
    ownDomain: `${SECRET}.example`.toLowerCase(),
  });
  const sold = withId.parse(await send("POST", "/products", { name: "Pin", price: "5", stock: 1 }));
  const items = [{ productId: sold.id, quantity: 1 }];
  const customer = { customerName: SECRET, customerEmail: "ida@quillfeather.example" };
  await send("POST", "/orders", { ...customer, delivery: "pickup", items });
  await send("POST", "/inquiries/recorded", {
    source: "phone",
    name: SECRET,
    phone: "434 555 0187",
    message: SECRET,
    productIds: [id],
  });
  await send("POST", "/setup/open", undefined);
  return { id: String(id), slug: "story" };
}

async function signInLimited({ call }: ShopClient, baseURL: string): Promise<ShopClient> {
  const nora = { username: "nora", email: "nora@fernhill.example", access: "pieces" };
  const { json } = await call("POST", "/people", nora);
  const { inviteUrl } = z.object({ inviteUrl: z.string() }).parse(json);
  const token = new URL(inviteUrl).pathname.split("/").at(-1);
  const password = "a-password-of-nora";
  const visitor = createClient(baseURL, "");
  expect((await visitor.call("POST", "/reset-password", { token, password })).status).toBe(200);
  const answer = await fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "nora", password }),
  });
  expect(answer.status).toBe(200);
  return createClient(baseURL, (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "");
}

test("no page and no data of a page answer what is private but to people with full access", async () => {
  shop = await startShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_DATA: "never",
  });
  const { baseURL } = shop;
  const everything = await signInToShop(baseURL);
  const values = await markShop(everything);
  const fill = (path: string) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? "x");
  const limited = await signInLimited(everything, baseURL);
  const paths = [...new Set([...Object.keys(PAGES).map(fill), ...listPaths(routes, fill)])];
  expect(paths.length).toBeGreaterThan(70);

  const readPages = async (cookie: string, mark: string) => {
    const found: string[] = [];
    for (const page of paths) {
      for (const address of [page, `${page === "/" ? "/_root" : page}.data`]) {
        const answer = await fetch(baseURL + address, { headers: { Cookie: cookie } });
        // One that was refused for asking too much, or that failed, would prove nothing.
        expect([address, [429, 500, 503].includes(answer.status)]).toEqual([address, false]);
        if (new RegExp(mark, "i").test(await answer.text())) found.push(address);
      }
    }
    return found;
  };
  const { id } = values;
  expect(await readPages(everything.cookie, SECRET)).toContain(`/admin/orders/${id}/papers`);
  expect(await readPages(limited.cookie, SECRET)).toEqual([]);
  expect(await readPages("", SECRET)).toEqual([]);
  expect(await readPages(limited.cookie, UNSEEN)).toContain("/products");
  expect(await readPages("", UNSEEN)).toEqual([]);
});
