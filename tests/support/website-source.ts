import type { OutboundClient } from "#domain/services/outbound-client.ts";
import { afterEach } from "vitest";
import type { Source, SourceItem } from "#domain/importing/source.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { websiteSource } from "#domain/importing/website/website-source.ts";
import { piecePage, serveWebsite, type Website, sitemap } from "./website-server.ts";
import { testShop } from "./test-shop.ts";

const opened: OutboundClient[] = [];

afterEach(async () => {
  for (const outbound of opened.splice(0)) await outbound.close();
});

/** A local website as a source of pieces. */
export async function openWebsite(url: string): Promise<Source> {
  const outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  opened.push(outbound);
  return websiteSource({ ...(await testShop()), outbound }, { url });
}

/** All items of a source. */
export async function readAll(
  source: Source,
  signal = AbortSignal.timeout(30_000),
): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of source.read(signal)) items.push(item);
  return items;
}

/** The name of each item, or the place where it was refused. */
export const namesOf = (items: SourceItem[]): string[] =>
  items.map((item) => ("piece" in item ? item.piece.name : `refused ${item.where}`));

/** A website whose sitemap lists pieces with these names. */
export async function serveWebsiteOfPieces(names: string[], slowness?: number): Promise<Website> {
  const site = await serveWebsite({}, slowness);
  const paths = names.map((name) => `/pieces/${name.toLowerCase().replaceAll(" ", "-")}`);
  for (const [index, path] of paths.entries()) site.pages.set(path, piecePage(names[index] ?? ""));
  site.pages.set("/sitemap.xml", {
    type: "application/xml",
    body: sitemap(paths.map((path) => site.url + path)),
  });
  return site;
}
