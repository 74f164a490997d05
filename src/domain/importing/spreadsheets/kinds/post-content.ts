import { readVideo } from "#contract/catalogue/read-video.ts";
import { escapeXml } from "#contract/escape-xml.ts";
import type { SourcePicture } from "#contract/importing/imports.ts";
import { htmlToLine } from "../../parsing/html-to-text.ts";
import { PARSED_ROOT, parseHtml } from "../../parsing/parse-html.ts";

/** Where the links of a text lead. */
export type Links = {
  /** The post's own address; null where the file doesn't say. */
  base: URL | null;
  /** The page here that a link leads to; null to leave it as it is. */
  resolve: (url: URL) => Promise<{ href: string; productId: number | null } | null>;
};

export type PostContent = {
  html: string;
  /** In its order, each once. */
  pictures: SourcePicture[];
  productIds: number[];
  /** What was left out of it, as people know it: "[gallery]", "a frame of instagram.com". */
  omitted: string[];
};

/** Stands for the former shop where its address is not known. */
export const UNKNOWN_HOST = "http://former-shop.invalid";

const MAX_PICTURES = 100;

/** The text of a post with whole addresses; what only worked in its former place is left out. null: nested too deeply. */
export async function readPostContent(text: string, links: Links): Promise<PostContent | null> {
  const omitted = new Set<string>();
  const plain = removeShortcodes(text, omitted);
  const $ = parseHtml(BLOCK.test(plain) ? plain : toParagraphs(plain));
  if (!$) return null;
  for (const figure of $("figure[data-caption]").toArray()) captionFigure($, $(figure));
  replaceFrames($, omitted);
  $("noscript, style, link, meta").remove();
  for (const [elements, name] of OMITTED) {
    const found = $(elements);
    if (found.length > 0) omitted.add(name);
    found.remove();
  }
  const pictures = readPictures($, links.base, omitted);
  const productIds = await rewriteLinks($, links);
  return {
    html: $(PARSED_ROOT).html() ?? "",
    pictures: [...pictures.values()],
    productIds: [...productIds],
    omitted: [...omitted],
  };
}

const BLOCK = /<(?:p|div|h[1-6]|ul|ol|blockquote|table|figure|section|article)\b|<!-- wp:/i;

/** As WordPress shows texts without markup of their own: blank lines separate paragraphs. */
const toParagraphs = (text: string): string =>
  text
    .split(/\r?\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, "<br>")}</p>`)
    .join("");

/** Shortcodes with plain names; those of plugins have parameters, a hyphen or an underscore. */
const SHORTCODES = new Set(
  "gallery audio video playlist product products cart checkout button row column".split(" "),
);

/** Those that become what they show (codex.wordpress.org, Shortcode). */
const SHOWN: Record<string, [open: string, close: string]> = {
  caption: ["<figure data-caption>", "</figure>"],
  embed: ['<div class="wp-block-embed__wrapper">', "</div>"],
};

/** A text without the shortcodes of WordPress; what the others enclose stays. */
const removeShortcodes = (text: string, omitted: Set<string>): string =>
  text.replaceAll(
    /\[(\/?)([a-z][a-z\d_-]{1,60})((?:\s[^[\]]*)?)\]/gi,
    (written, end: string, shortcode: string, parameters: string) => {
      const name = shortcode.toLowerCase();
      const shown = SHOWN[name];
      if (shown) return shown[end === "" ? 0 : 1];
      if (!SHORTCODES.has(name) && !parameters.includes("=") && !/[_-]/.test(name)) return written;
      if (end === "") omitted.add(`[${name}]`);
      return "";
    },
  );

/** A caption is the words beside a picture. */
function captionFigure($: Html, figure: ReturnType<Html>): void {
  const picture = figure.find("img").first();
  const words = figure.text().trim();
  figure.removeAttr("data-caption").empty().append(picture);
  if (words !== "") figure.append($("<figcaption>").text(words));
}

/** Elements that are left out, and what people call them. */
const OMITTED = [
  ["script", "a script"],
  ["form, input, button, select, textarea", "a form"],
  ["object, embed, applet, video, audio", "a film or sound"],
  ["svg, canvas", "a drawing"],
] as const;

type Html = NonNullable<ReturnType<typeof parseHtml>>;

/** Films become links that play here; of other frames the host is named. */
function replaceFrames($: Html, omitted: Set<string>): void {
  for (const frame of $("iframe, .wp-block-embed__wrapper").toArray()) {
    const isFrame = $(frame).is("iframe");
    const address = isFrame ? ($(frame).attr("data-src") ?? $(frame).attr("src")) : $(frame).text();
    const url = URL.parse((address ?? "").trim(), "https://frame.invalid");
    const video = url && url.host !== "frame.invalid" ? readVideo(url.href) : null;
    if (video?.kind === "embedded") {
      const { host, page } = video;
      const link = `<a href="${escapeXml(page)}" data-film="${host.toLowerCase()}">${host}</a>`;
      $(frame).replaceWith(`<p>${link}</p>`);
    } else if (isFrame) {
      omitted.add(url && url.host !== "frame.invalid" ? `a frame of ${url.host}` : "a frame");
      $(frame).remove();
    }
  }
}

function readPictures($: Html, base: URL | null, omitted: Set<string>): Map<string, SourcePicture> {
  const pictures = new Map<string, SourcePicture>();
  for (const image of $("img").toArray()) {
    const written =
      $(image).attr("data-src") ?? $(image).attr("data-lazy-src") ?? $(image).attr("src") ?? "";
    const url = URL.parse(written.trim(), base?.href ?? UNKNOWN_HOST);
    const isKnown = url !== null && /^https?:$/.test(url.protocol) && url.origin !== UNKNOWN_HOST;
    if (!isKnown || (pictures.size >= MAX_PICTURES && !pictures.has(url.href))) {
      omitted.add(
        isKnown ? `photos after the first ${MAX_PICTURES}` : "a photo without an address",
      );
      $(image).remove();
      continue;
    }
    const alt = htmlToLine($(image).attr("alt") ?? "").slice(0, 1000);
    pictures.set(url.href, pictures.get(url.href) ?? { url: url.href, alt });
    $(image).attr("src", url.href);
    // A link to the same photo, larger.
    const link = $(image).closest("a");
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(link.attr("href")?.replace(/[?#].*$/s, "") ?? ""))
      link.replaceWith(link.contents());
  }
  return pictures;
}

/** @returns the pieces that the links lead to */
async function rewriteLinks($: Html, { base, resolve }: Links): Promise<Set<number>> {
  const productIds = new Set<number>();
  for (const link of $("a[href]").toArray()) {
    const href = $(link).attr("href") ?? "";
    const url = href.startsWith("#") ? null : URL.parse(href, base?.href ?? UNKNOWN_HOST);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const found = await resolve(url);
    if (!found) continue;
    $(link).attr("href", found.href);
    if (found.productId !== null) productIds.add(found.productId);
  }
  return productIds;
}
