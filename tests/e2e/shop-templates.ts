import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, request } from "@playwright/test";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import { copySampleShop } from "#tests/support/copy-sample-shop.ts";
import prepareSampleShop, { admin } from "#tests/support/sample-shop.ts";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { startShop } from "#tests/support/shop-server.ts";

/** "sample" has the sample catalogue, "empty" its settings and nothing else, "new" is closed and unnamed. */
export type TemplateName = "sample" | "empty" | "new";
export type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;
type Template = { dataDir: string; session: Session };

/** What every shop of a browser test is started with. From the cache a start takes a fifth less CPU time. */
export const SHOP_VARIABLES = {
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
  NODE_COMPILE_CACHE: COMPILE_CACHE,
};

/**
 * Global set-up of the browser tests: data folders that the shops of all tests are copied from, migrated,
 * filled and with a session of the admin.
 */
export default async function prepareTemplates() {
  const removeSample = await prepareSampleShop();
  const parent = await mkdtemp(path.join(tmpdir(), "fernhill-templates-"));
  const make = (name: TemplateName) => prepareTemplate(name, path.join(parent, name));
  const [sample, empty, unopened] = await Promise.all([make("sample"), make("empty"), make("new")]);
  process.env["SHOP_TEMPLATES"] = JSON.stringify({ sample, empty, new: unopened });
  return async () => {
    await rm(parent, { recursive: true });
    await removeSample();
  };
}

async function prepareTemplate(name: TemplateName, dataDir: string): Promise<Template> {
  if (name === "sample") await copySampleShop(dataDir);
  const SAMPLE_DATA = sampleData(name);
  const server = await startShop({ ...SHOP_VARIABLES, DATA_DIR: dataDir, SAMPLE_DATA });
  const artisan = await request.newContext({ baseURL: server.baseURL });
  await signIn(artisan);
  if (name === "empty") await openWithSettings(artisan);
  const session = await artisan.storageState();
  await artisan.dispose();
  await server.stop();
  return { dataDir, session };
}

async function openWithSettings(artisan: APIRequestContext): Promise<void> {
  const saved = await artisan.put("/api/settings", { data: SAMPLE_SETTINGS });
  const opened = await artisan.post("/api/setup/open");
  if (!saved.ok() || !opened.ok()) throw new Error("The empty shop could not be opened.");
}

/** SAMPLE_DATA of a shop that is started from the template. */
export const sampleData = (name: TemplateName) => (name === "sample" ? "first-run" : "never");

/** Copies a template to a data folder. @returns the session of its admin */
export async function copyTemplate(name: TemplateName, dataDir: string): Promise<Session> {
  const templates = JSON.parse(String(process.env["SHOP_TEMPLATES"])) as Record<string, Template>;
  const template = templates[name];
  if (!template) throw new Error(`There is no template ${name}.`);
  // The renditions of the sample are a link that the copy shares.
  await cp(template.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
  return template.session;
}

/**
 * Signs in whoever makes the calls: a page's own `request` shares its cookies.
 * @param baseURL of the shop, where the caller has no or another one
 */
export async function signIn(caller: APIRequestContext, baseURL = ""): Promise<void> {
  const answer = await caller.post(`${baseURL}/api/admin/login`, { data: admin });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}
