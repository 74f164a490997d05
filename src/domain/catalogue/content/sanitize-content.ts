import sanitizeHtml from "sanitize-html";
import { LINK_SCHEMES } from "#contract/link-target.ts";
import { readVideo } from "#contract/catalogue/read-video.ts";

/**
 * Sanitizes rich text with an allow list: other elements are removed and their text stays. Headings are h2 to
 * h4, since the page's title is the h1; pictures are the shop's own or https.
 * @returns "" when nothing visible is left
 */
export function sanitizeContent(html: string): string {
  const clean = OTHER_BLOCK.test(html) ? separateBlocks(html) : sanitizeHtml(html, options);
  return isVisible(clean) ? clean.trim() : "";
}

/** Elements that are not allowed and whose text stands apart from that around it. */
const OTHER_BLOCKS =
  "address article aside caption center dd details div dl dt footer header main nav pre section summary".split(
    " ",
  );
const OTHER_BLOCK = new RegExp(String.raw`<(?:${OTHER_BLOCKS.join("|")})\b`, "i");

/** They become paragraphs: nested ones by a second reading, which ends each where the next begins. */
function separateBlocks(html: string): string {
  const toParagraphs = Object.fromEntries(OTHER_BLOCKS.map((name) => [name, "p"]));
  const transformTags = { ...options.transformTags, ...toParagraphs };
  const nested = sanitizeHtml(html, { ...options, transformTags });
  return sanitizeHtml(nested, options).replaceAll(/<p>(?:\s|&nbsp;)*<\/p>/g, "");
}

const options: sanitizeHtml.IOptions = {
  allowedTags:
    "h2 h3 h4 p br hr strong em s sub sup blockquote ul ol li a img figure figcaption table thead tbody tr th td".split(
      " ",
    ),
  allowedAttributes: {
    // A link to a piece is rendered as the piece's card, one to a film as the frame in which it plays.
    a: ["href", "rel", "data-product-id", "data-film"],
    img: ["src", "alt"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    tfoot: "tbody",
    td: (tagName, attribs) => ({ tagName, attribs: spanAttributes(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: spanAttributes(attribs) }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !isPicture(frame.attribs.src ?? ""),
};

/** Built from scratch, so that sanitizing is idempotent. */
function linkAttributes(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { "data-product-id": productId, "data-film": film } = given;
  const video = film === undefined ? null : readVideo(given.href ?? "");
  if (video?.kind === "embedded") {
    return { href: video.page, rel: "noopener", "data-film": video.host.toLowerCase() };
  }
  const href = given.href?.startsWith("//") ? undefined : given.href;
  return {
    ...(href !== undefined && { href }),
    ...(href !== undefined && isOutside(href) && { rel: "noopener" }),
    ...(productId !== undefined &&
      /^\d{1,10}$/.test(productId) && { "data-product-id": productId }),
  };
}

/** As many columns and rows as a table on a page may have. */
const MAX_SPAN = 50;

const spanAttributes = (given: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, count]) => name.endsWith("span") && /^\d+$/.test(count) && Number(count) <= MAX_SPAN,
    ),
  );

const BASE_URL = "http://shop.invalid";

function isOutside(href: string): boolean {
  const url = URL.parse(href, BASE_URL);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== BASE_URL;
}

const isPicture = (src: string): boolean =>
  /^https:\/\//i.test(src) || /^\/(media|images|sample)\/[^/\\]/.test(src);

const isVisible = (html: string): boolean =>
  /<(img|hr)\b/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") !== "";
