import type { Collection } from "#contract/catalogue/collections.ts";
import { parseMediaHash, renditionUrl } from "#contract/media/media-urls.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { convert, type HtmlToTextOptions } from "html-to-text";
import { absoluteUrl } from "../../absolute-url.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import type { Shop } from "../../shop.ts";

type Parts = {
  settings: Settings;
  /** Plain text; empty lines separate paragraphs. */
  body: string;
  /** Beneath the text. */
  button?: { label: string; url: string };
  collection: Collection | null;
  unsubscribeUrl: string;
};

/** The HTML of a letter, readable without images, and its plain-text alternative. */
export function letterTemplate(shop: Shop, parts: Parts): { text: string; html: string } {
  const html = renderHtml(shop, parts);
  return { text: convert(html, TEXT_OPTIONS), html };
}

const TEXT_OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { linkBrackets: false } },
  ],
};

/** Marked as a letter's: mail programs do not say where a visit comes from. */
const collectionUrl = (shop: Shop, { slug }: Collection) =>
  absoluteUrl(shop, `/collections/${slug}?utm_source=newsletter`);

/** The sender's postal address, which CAN-SPAM requires in every newsletter. */
function addressLines({ businessName, addressLine, city, state, postalCode }: Settings): string[] {
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [businessName, addressLine, place].filter(Boolean);
}

function renderHtml(shop: Shop, parts: Parts): string {
  const { settings, body, button, collection, unsubscribeUrl } = parts;
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((text) => `<p style="${PARAGRAPH}">${escapeXml(text.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const foot = addressLines(settings).map(escapeXml).join("<br>");
  return `<!doctype html><html lang="en"><body style="margin:0;background:#f6f5f0;color:#1a211d">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font:16px/1.6 Georgia,serif">
<p style="margin:0 0 32px;font-size:20px">${escapeXml(settings.businessName)}</p>
${paragraphs}${button ? renderButton(button) : ""}${collection ? renderCollection(shop, collection) : ""}
<p style="margin:48px 0 0;padding-top:16px;border-top:1px solid #d8d6cc;font:13px/1.6 Arial,sans-serif;color:#5b615c">${foot}<br><a href="${escapeXml(unsubscribeUrl)}" style="color:#5b615c">Unsubscribe</a></p>
</div></body></html>`;
}

const PARAGRAPH = "margin:0 0 16px";

const renderButton = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0"><a href="${escapeXml(url)}" style="display:inline-block;padding:12px 24px;background:#1f3529;color:#ffffff;text-decoration:none">${escapeXml(label)}</a></p>`;

function renderCollection(shop: Shop, collection: Collection): string {
  const url = escapeXml(collectionUrl(shop, collection));
  const [photo] = collection.media;
  const image = photo
    ? `<a href="${url}"><img src="${escapeXml(absoluteUrl(shop, emailImageUrl(photo)))}" alt="${escapeXml(photo.alt)}" width="560" style="display:block;width:100%;height:auto;border:0"></a>`
    : "";
  return `<div style="margin:32px 0 0">${image}
<p style="margin:16px 0 8px;font-size:24px;line-height:1.25">${escapeXml(collection.title)}</p>
<p style="${PARAGRAPH}">${escapeXml(collection.description)}</p>
<p style="margin:0"><a href="${url}" style="color:#1f3529">Explore</a></p></div>`;
}

/** JPEG, which every mail program shows; 1280 px fill the layout on a high-density screen. */
function emailImageUrl({ url, width }: Collection["media"][number]): string {
  const hash = parseMediaHash(url);
  if (hash === undefined || width === null) return url;
  return renditionUrl(hash, width >= 1280 ? 1280 : width >= 640 ? 640 : 320, "jpg");
}
