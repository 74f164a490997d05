import { sanitizeInput } from "../../catalogue/content/sanitize-input.ts";
import { listPages } from "../../catalogue/pages/list-pages.ts";
import { readHtml, readSample } from "../../importing/sample-catalogue/files/sample-files.ts";
import { STATE_KEYS } from "../../infrastructure/settings/get-shop-state.ts";
import type { SampleContents } from "../../infrastructure/trash/sample-contents.ts";
import type { Shop } from "../../shop.ts";
import type { Found } from "./found.ts";

/**
 * The settings that still hold the sample's words, and the one that shows its photos; none once the sample is
 * gone. The state stays with a city that she entered.
 */
export async function findSampleSettings({
  db,
}: Shop): Promise<Found<SampleContents["settings"][number]>> {
  const sample = new Map<string, unknown>(Object.entries(await readSample("settings")));
  sample.set(STATE_KEYS.hasSamplePhotos, true);
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", [...sample.keys()])
    .orderBy("key")
    .execute();
  const left = rows.filter(({ key, value }) => value === sample.get(key));
  const holds = (name: string) => left.some(({ key }) => key === name);
  if (!holds(STATE_KEYS.hasSamplePhotos)) return { left: [], edited: [] };
  return { left: left.filter(({ key }) => key !== "state" || holds("city")), edited: [] };
}

/** The footer pages that came with the sample; one with other text is her own. */
export async function findSamplePages(shop: Shop): Promise<Found<SampleContents["pages"][number]>> {
  const found: Found<SampleContents["pages"][number]> = { left: [], edited: [] };
  for (const { slug, content } of await listPages(shop)) {
    const sample = await readHtml("pages", slug);
    if (content !== "" && sample !== "" && content === (await sanitizeInput(sample))) {
      found.left.push({ slug, content });
    }
  }
  return found;
}

/** The sections of the home page that came with the sample; one that was saved since is edited. */
export async function findSampleHeroSections({
  db,
}: Shop): Promise<Found<SampleContents["heroSections"][number]>> {
  const samples = new Map((await readSample("hero-sections")).map((each) => [each.key, each]));
  const rows = await db
    .selectFrom("heroSections")
    .selectAll()
    .where("key", "in", [...samples.keys()])
    .execute();
  const found: Found<SampleContents["heroSections"][number]> = { left: [], edited: [] };
  for (const { id: _id, createdAt, updatedAt, figures: _none, ...section } of rows) {
    const sample = samples.get(section.key);
    const isSample = section.title === sample?.title || section.subtitle === sample?.subtitle;
    if (!isSample) continue;
    if (updatedAt === createdAt) found.left.push(section);
    else found.edited.push(`Home page: ${section.title}`);
  }
  return found;
}
