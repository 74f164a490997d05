import { type CheerioAPI, load } from "cheerio";
import type { User } from "#contract/access/sign-in.ts";
import type { Shop } from "#domain/shop.ts";
import { createPageServer } from "#web/storefront/serve/serve-page.server.tsx";

const ASSETS = { script: "/assets/page-script.js", styles: ["/assets/page-script.css"] };

/** Public pages of a test shop, as visitors or a signed-in user get them: a page is a function call. */
export function testPages(shop: Shop, user: User | null = null) {
  const serve = createPageServer(ASSETS);
  return (path: string, init?: RequestInit): Promise<Response> =>
    serve(new Request(`http://localhost:3000${path}`, init), {
      shop,
      requestId: "a-request",
      nonce: "",
      address: "203.0.113.7",
      user,
      sessionToken: null,
    });
}

/** A page whose elements are found by CSS selectors. */
export type ReadPage = {
  status: number;
  headers: Headers;
  html: string;
  $: CheerioAPI;
  /** The text of each element, with plain spaces. */
  texts: (selector: string) => string[];
};

/** Reads public pages of a test shop, as visitors or the admin get them. */
export function pageReader(shop: Shop, viewer: "visitor" | "admin" = "visitor") {
  const pages = testPages(shop, viewer === "admin" ? ADMIN : null);
  return async (path: string, init?: RequestInit): Promise<ReadPage> => {
    const response = await pages(path, init);
    const html = await response.text();
    const $ = load(html);
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text().replaceAll(/\s+/g, " ").trim());
    return { status: response.status, headers: response.headers, html, $, texts };
  };
}

const ADMIN: User = {
  id: "admin",
  username: "admin",
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  access: "everything",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};
