import sanitizeHtml from "sanitize-html";
import { readVideo } from "#contract/catalogue/read-video.ts";

/**
 * Sanitizes rich text with an allow list: other elements are removed and their text stays. Headings are h2 to
 * h4, since the page's title is the h1; pictures are the shop's own or https.
 * @returns "" when nothing visible is left
 */
export function sanitizeContent(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  return isVisible(clean) ? clean : "";
}

const options: sanitizeHtml.IOptions = {
  allowedTags: "h2 h3 h4 p br hr strong em blockquote ul ol li a img figure figcaption".split(" "),
  allowedAttributes: {
    // A link to a piece is rendered as the piece's card, one to a film as the frame in which it plays.
    a: ["href", "rel", "data-product-id", "data-film"],
    img: ["src", "alt"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
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

const BASE_URL = "http://shop.invalid";

function isOutside(href: string): boolean {
  const url = URL.parse(href, BASE_URL);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== BASE_URL;
}

const isPicture = (src: string): boolean =>
  /^https:\/\//i.test(src) || /^\/(media|images|sample)\/[^/\\]/.test(src);

const isVisible = (html: string): boolean =>
  /<(img|hr)\b/.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") !== "";
