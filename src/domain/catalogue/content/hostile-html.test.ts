import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { LINK_SCHEMES } from "#contract/link-target.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { sanitizeContent } from "./sanitize-content.ts";

type Node = DefaultTreeAdapterTypes.Node;

const ELEMENTS = new Set(
  "h2 h3 h4 p br hr strong em s sub sup blockquote ul ol li a img figure figcaption table thead tbody tr th td".split(
    " ",
  ),
);
const ATTRIBUTES: Record<string, string[]> = {
  a: ["href", "rel", "data-product-id", "data-film"],
  img: ["src", "alt"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};
const FILM_PAGE = /^https:\/\/(www\.youtube\.com\/watch\?v=[\w-]+|vimeo\.com\/\d+(\/[\da-f]+)?)$/;
const HERE = "https://shop.example";

/** Everything in a text that is not on the allow list, found with another parser than the sanitizer's. */
function listDangers(html: string): string[] {
  const dangers: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === "#comment") dangers.push("a comment");
    if ("tagName" in node) dangers.push(...checkElement(node));
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return dangers;
}

function checkElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  if (!ELEMENTS.has(tagName)) return [`<${tagName}>`];
  const href = attrs.find(({ name }) => name === "href")?.value ?? "";
  return attrs.flatMap(({ name, value }) => {
    if (!ATTRIBUTES[tagName]?.includes(name)) return [`${tagName}[${name}]`];
    if (name === "data-film") return FILM_PAGE.test(href) ? [] : [`a film at ${href}`];
    if (name !== "href" && name !== "src") return [];
    // A malformed address is harmless.
    const protocol = URL.parse(value, HERE)?.protocol ?? "https:";
    const allowed = name === "src" ? ["https:"] : LINK_SCHEMES.map((scheme) => `${scheme}:`);
    return allowed.includes(protocol) ? [] : [`${tagName}[${name}=${value}]`];
  });
}

test("recognizes dangerous HTML in the check itself", () => {
  expect(listDangers("<p onclick=a>b</p><script></script>")).toEqual(["p[onclick]", "<script>"]);
  expect(listDangers('<a href="java&#10;script:a">b</a>')).toHaveLength(1);
  expect(listDangers('<a data-film="youtube" href="https://evil.example/">b</a>')).toHaveLength(1);
});

test.each(XSS_PAYLOADS)("removes everything executable from %j", (payload) => {
  expect(listDangers(sanitizeContent(payload))).toEqual([]);
  expect(listDangers(sanitizeContent(`<p>before ${payload} after</p>`))).toEqual([]);
  expect(listDangers(sanitizeContent(`<a href="/" title="${payload}">x</a>`))).toEqual([]);
  const film = `<a data-film="youtube" href="https://youtu.be/${payload}">${payload}</a>`;
  expect(listDangers(sanitizeContent(film))).toEqual([]);
});

const piece = fc.oneof(
  fc.constantFrom(...XSS_PAYLOADS),
  fc.constantFrom("<", ">", '"', "'", "`", "=", "/", "&", "&#", "<!--", "-->", "</", "\0", "\n"),
  fc.constantFrom("<svg>", "<math>", "<style>", "</style>", "<p ", "<img ", "onerror=alert(1)"),
  fc.constantFrom(
    "<a data-film=youtube href=",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://vimeo.com/1",
  ),
  fc.constantFrom("<a href=", "javascript:", "<noscript>", "<template>", "<figure>", "<table>"),
  fc.string({ maxLength: 8 }),
);

test("removes everything executable from combined payloads, sanitized once or twice", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitizeContent(pieces.join(""));
      expect(listDangers(clean)).toEqual([]);
      expect(listDangers(sanitizeContent(clean))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test("removes everything executable from truncated payloads", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...XSS_PAYLOADS),
      fc.constantFrom(...XSS_PAYLOADS),
      fc.nat(80),
      (one, other, at) => {
        const html = one.slice(0, at) + other + one.slice(at);
        expect(listDangers(sanitizeContent(html))).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});

test("sanitizes two megabytes of word processor markup", () => {
  const paragraph =
    '<p class=MsoNormal style="mso-margin-top-alt:auto;tab-stops:36pt"><span lang=EN-US style="font-size:12.0pt;font-family:Calibri"><o:p></o:p>Words &amp; <b style="mso-bidi-font-weight:normal">more</b></span></p>';
  const html = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length));
  const clean = sanitizeContent(html);
  expect(clean.startsWith("<p>Words &amp; <strong>more</strong></p>")).toBe(true);
  expect(listDangers(clean)).toEqual([]);
});
