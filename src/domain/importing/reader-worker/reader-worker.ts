import { answerTasks } from "../../infrastructure/worker-thread/answer-tasks.ts";
import { readPriceFile } from "../metal-prices/read-price-file.ts";
import type { ReaderTask } from "../reader-tasks/read-in-worker.ts";
import type { ReaderTasks, RobotsFile } from "../reader-tasks/reader-tasks.ts";
import { decodePage } from "../parsing/decode-page.ts";
import { listSitemapUrls } from "../website/crawler/read-sitemaps.ts";
import { readRobots, type Robots } from "../website/crawler/robots.ts";
import { readPage } from "../website/pages/read-page.ts";
import { readCurrency, readShopifyPage } from "../website/stores/read-shopify-page.ts";
import { readPublic } from "../woocommerce/read-public.ts";

type Readers = {
  [Name in keyof ReaderTasks]: (input: ReaderTasks[Name]["input"]) => ReaderTasks[Name]["output"];
};

const READERS: Readers = {
  page: ({ bytes, type, url }) => {
    const { item, listed, links } = readPage(decodePage(bytes, type), new URL(url));
    return {
      item,
      listed: listed.map((each) => ({ url: each.url?.href ?? null, item: each.item })),
      links: links.map(({ href }) => href),
    };
  },
  sitemap: ({ bytes, type, url, limit }) =>
    listSitemapUrls(decodePage(bytes, type), new URL(url), limit),
  robots: (file) => {
    const { delayMilliseconds, sitemaps } = robotsOf(file);
    return { delayMilliseconds, sitemaps };
  },
  allowedUrls: ({ robots, urls }) => urls.filter((url) => robotsOf(robots).isAllowed(new URL(url))),
  shopifyProducts: ({ bytes, shop }) => readShopifyPage(bytes, new URL(shop)),
  shopifyCurrency: ({ bytes, type }) => readCurrency(decodePage(bytes, type)),
  storeProducts: (items) => items.map(readPublic),
  priceFile: readPriceFile,
};

let latest: { file: RobotsFile; robots: Robots } | undefined;

/** A robots.txt, read once for the pages of its site. */
function robotsOf(file: RobotsFile): Robots {
  if (latest?.file.url !== file.url || latest.file.text !== file.text)
    latest = { file, robots: readRobots(new URL(file.url), file) };
  return latest.robots;
}

answerTasks(({ name, input }: ReaderTask) => READERS[name](input as never));
