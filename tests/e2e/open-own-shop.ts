import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { copySampleShop } from "#tests/support/copy-sample-shop.ts";
import { admin } from "#tests/support/sample-shop.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { startShop } from "#tests/support/shop-server.ts";

export type OwnShop = {
  baseURL: string;
  dataDir: string;
  /** Makes calls as the signed-in artisan. */
  artisan: APIRequestContext;
  close: () => Promise<void>;
};

/**
 * A shop of a test file's own, to be changed at will.
 * @param from "sample" begins with the sample catalogue, "empty" open and with the sample's settings but nothing
 * in it, "new" as SAMPLE_DATA=never leaves it: closed and unnamed
 * @param variables of the runtime contract, beyond those that every shop of a test has
 */
export async function openOwnShop(
  from: "sample" | "empty" | "new",
  variables: Record<string, string> = {},
): Promise<OwnShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-own-"));
  if (from === "sample") await copySampleShop(dataDir);
  const server = await startShop({
    DATA_DIR: dataDir,
    SAMPLE_DATA: from === "sample" ? "first-run" : "never",
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    ...variables,
  });
  const artisan = await request.newContext({ baseURL: server.baseURL });
  await signIn(artisan);
  if (from === "empty") await openWithSettings(artisan);
  return {
    baseURL: server.baseURL,
    dataDir,
    artisan,
    close: async () => {
      await artisan.dispose();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openWithSettings(artisan: APIRequestContext): Promise<void> {
  const saved = await artisan.put("/api/settings", { data: SAMPLE_SETTINGS });
  const opened = await artisan.post("/api/setup/open");
  if (!saved.ok() || !opened.ok()) throw new Error("The empty shop could not be opened.");
}

/**
 * Signs in whoever makes the calls: a page's own `request` shares its cookies.
 * @param baseURL of the shop, where the caller has no or another one
 */
export async function signIn(caller: APIRequestContext, baseURL = ""): Promise<void> {
  const answer = await caller.post(`${baseURL}/api/admin/login`, { data: admin });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

/** Makes a call that must succeed, and gives its answer. */
export async function create(
  caller: APIRequestContext,
  address: string,
  data: object,
): Promise<{ id: number; slug: string }> {
  const answer = await caller.post(address, { data });
  if (answer.status() !== 201) throw new Error(`${address}: ${await answer.text()}`);
  return (await answer.json()) as { id: number; slug: string };
}
