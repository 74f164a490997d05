import type { Shop } from "#domain/shop.ts";
import { createPageServer } from "#web/storefront/serve/serve-page.server.tsx";

const ASSETS = { script: "/assets/page-script.js", styles: ["/assets/page-script.css"] };

/** Public pages of a test shop, as visitors get them: a page is a function call. */
export function testPages(shop: Shop) {
  const serve = createPageServer(ASSETS);
  return (path: string, init?: RequestInit): Promise<Response> =>
    serve(new Request(`http://localhost:3000${path}`, init), {
      shop,
      requestId: "a-request",
      nonce: "",
      address: "203.0.113.7",
      user: null,
      sessionToken: null,
    });
}
