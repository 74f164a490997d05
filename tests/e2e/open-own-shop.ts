import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { startShop } from "#tests/support/shop-server.ts";
import {
  copyTemplate,
  type Session,
  SHOP_VARIABLES,
  sampleData,
  type TemplateName,
} from "./shop-templates.ts";

export { signIn } from "./shop-templates.ts";

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
  from: TemplateName,
  variables: Record<string, string> = {},
): Promise<OwnShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-own-"));
  const session = await copyTemplate(from, dataDir);
  const server = await startShop({
    ...SHOP_VARIABLES,
    DATA_DIR: dataDir,
    SAMPLE_DATA: sampleData(from),
    ...variables,
  });
  const artisan = await request.newContext({
    baseURL: server.baseURL,
    storageState: renameCookies(session, server.baseURL),
  });
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

/** The cookies of a template's session as the shop names them: with its own port. */
function renameCookies({ cookies, origins }: Session, baseURL: string): Session {
  const { port } = new URL(baseURL);
  return {
    cookies: cookies.map((cookie) => ({ ...cookie, name: cookie.name.replace(/\d+$/, port) })),
    origins,
  };
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
