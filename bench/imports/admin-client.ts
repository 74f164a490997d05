import type { ImportProgress, ImportReport } from "#contract/importing/imports.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import type { WooServer } from "#tests/support/woo/open-woo-server.ts";
import { signInAsAdmin } from "./sign-in-as-admin.ts";

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
  const call = await signInAsAdmin(shop, admin);
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
