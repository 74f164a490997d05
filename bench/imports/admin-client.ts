import type { ImportProgress, ImportReport } from "#contract/importing/imports.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import type { WooServer } from "#tests/support/woo/open-woo-server.ts";

/** What the bench does at the desk. */
export type AdminClient = {
  load: () => Promise<ImportReport>;
  /** The run that is under way, or was last. */
  lastRun: () => Promise<ImportProgress | null>;
  countPieces: () => Promise<{ pieces: number; pictures: number }>;
};

export async function signIn(
  shop: ShopServer,
  admin: { username: string; password: string },
  store: WooServer,
): Promise<AdminClient> {
  const signedIn = await fetch(`${shop.baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  const cookie = (signedIn.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${shop.baseURL}/api${path}`, {
      method,
      headers: { Cookie: cookie, "Content-Type": "application/json", Origin: shop.baseURL },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const { consumerKey, consumerSecret } = store.credentials;
  return {
    load: async () =>
      (await call("POST", "/woocommerce/import", {
        storeUrl: store.url,
        consumerKey,
        consumerSecret,
      })) as ImportReport,
    lastRun: async () => {
      const [log] = (await call("GET", "/sync-logs?limit=1")) as { id: number }[];
      if (!log) return null;
      const { progress } = (await call("GET", `/sync-logs/${log.id}`)) as {
        progress: ImportProgress | null;
      };
      return progress;
    },
    countPieces: async () => {
      const pieces = (await call("GET", "/products")) as { images: string[] }[];
      const pictures = pieces.reduce((sum, { images }) => sum + images.length, 0);
      return { pieces: pieces.length, pictures };
    },
  };
}
