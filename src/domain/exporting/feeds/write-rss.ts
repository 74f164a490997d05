import type { Picture } from "#contract/media/media.ts";
import { parseMediaHash, renditionUrl, renditionWidths } from "#contract/media/media-urls.ts";
import type { Shop } from "../../shop.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import { XML_DECLARATION, xmlElement } from "../../xml-element.ts";

export type RssItem = {
  title: string;
  path: string;
  /** What readers know the item by: a path that never becomes another. */
  id: string;
  /** Plain text. */
  summary: string;
  /** HTML; its URLs may be relative to the shop. */
  content: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  changedAt: string;
  categories: string[];
  picture: Picture | undefined;
};

export type RssChannel = {
  title: string;
  description: string;
  /** The page that the feed follows. */
  path: string;
  /** The feed's own path. */
  self: string;
  items: RssItem[];
};

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(" ");

/** An RSS 2.0 document. It has no time of generation, so it changes only with its items. */
export function writeRss(shop: Shop, channel: RssChannel): string {
  const newest = channel.items
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  const self = escapeXml(absoluteUrl(shop, channel.self));
  const head = [
    xmlElement("title", channel.title),
    xmlElement("link", absoluteUrl(shop, channel.path)),
    `<description>${escapeXml(channel.description)}</description>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    "<language>en-us</language>",
    newest ? xmlElement("lastBuildDate", rfc822(newest)) : "",
  ];
  const lines = [...head.filter(Boolean), ...channel.items.map((item) => writeItem(shop, item))];
  return `${XML_DECLARATION}<rss version="2.0" ${NAMESPACES}>\n<channel>\n${lines.join("\n")}\n</channel>\n</rss>\n`;
}

function writeItem(shop: Shop, item: RssItem): string {
  const url = absoluteUrl(shop, item.path);
  const parts = [
    xmlElement("title", item.title),
    xmlElement("link", url),
    `<guid isPermaLink="${item.id === item.path}">${escapeXml(absoluteUrl(shop, item.id))}</guid>`,
    xmlElement("pubDate", rfc822(item.publishedAt)),
    xmlElement("dc:creator", item.author),
    ...item.categories.map((category) => xmlElement("category", category)),
    xmlElement("description", item.summary),
    xmlElement("content:encoded", withAbsoluteUrls(shop, item.content)),
    item.picture ? writePicture(shop, item.picture) : "",
  ];
  return `<item>\n${parts.filter(Boolean).join("\n")}\n</item>`;
}

function writePicture(shop: Shop, { url, alt, width }: Picture): string {
  const hash = parseMediaHash(url);
  const widest = renditionWidths(width ?? 0)
    .filter((candidate) => candidate <= 1280)
    .at(-1);
  const address = hash && widest ? renditionUrl(hash, widest, "jpg") : url;
  const type = hash ? ' type="image/jpeg"' : "";
  const text = alt ? `<media:description>${escapeXml(alt)}</media:description>` : "";
  return `<media:content url="${escapeXml(absoluteUrl(shop, address))}" medium="image"${type}>${text}</media:content>`;
}

/** Feed readers resolve relative URLs against their own. */
const withAbsoluteUrls = (shop: Shop, html: string): string =>
  html.replaceAll(/\b(src|href)="(\/(?!\/)[^"]*)"/g, `$1="${shop.publicUrl}$2"`);

/** "2026-11-12T09:30:00.000Z" → "Thu, 12 Nov 2026 09:30:00 GMT" */
const rfc822 = (instant: string): string => new Date(instant).toUTCString();
