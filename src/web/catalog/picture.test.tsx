import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Picture as PictureData } from "#contract/media.ts";
import { Picture } from "./picture.tsx";

const hash = "a".repeat(64);
/** As it stands in the addresses of a page. */
const short = "a".repeat(32);
const kept: PictureData = {
  url: `/media/${hash}.jpg`,
  alt: "A ring on slate",
  width: 1100,
  height: 900,
  blur: "data:image/webp;base64,AAAA",
  color: "#514d49",
  focalX: 0.25,
  focalY: 0.5,
};

const drawn = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(createElement(Picture, { picture: kept, sizes: "50vw", ...props }));

/** A document with the picture in it. */
function page(main: boolean): string {
  const picture = createElement(Picture, { picture: kept, sizes: "50vw", main });
  const head = createElement("head", null, createElement("title"));
  return renderToStaticMarkup(
    createElement("html", null, head, createElement("body", null, picture)),
  );
}

describe("a picture of the shop", () => {
  it("is offered in three formats and in the widths it has", () => {
    const html = drawn();
    expect(html).toContain(`<source type="image/avif" srcSet="/media/${short}/320.avif 320w, `);
    expect(html).toContain(`srcSet="/media/${short}/480.webp 480w, /media/${short}/960.webp 960w"`);
    expect(html).toContain(`src="/media/${short}/960.jpg"`);
    expect(html).not.toContain("1280");
  });

  it("is offered no wider than its place can show it", () => {
    const html = drawn({ most: 640 });
    expect(html).toContain(`/media/${short}/640.avif 640w"`);
    expect(html).not.toContain("960w");
  });

  it("says how wide it really is when it is smaller than every width", () => {
    expect(drawn({ picture: { ...kept, width: 200 } })).toContain(`/320.avif 200w"`);
  });

  it("has its box, its words and its focal point before it is there", () => {
    const html = drawn();
    expect(html).toContain('width="1100" height="900"');
    expect(html).toContain('alt="A ring on slate"');
    expect(html).toContain("object-position:25% 50%");
    expect(html).toContain("background-color:#514d49");
    expect(html).toContain("background-image:url(");
  });

  it("is lazy, unless it is the main one", () => {
    expect(drawn()).toContain('loading="lazy"');
    expect(drawn()).toContain('sizes="50vw"');
    const main = drawn({ priority: true });
    expect(main).toContain('loading="eager" fetchPriority="high"');
    expect(main).toContain('sizes="50vw"');
  });

  it("stands in the head already when it is the main one of its page", () => {
    const [head = "", body = ""] = page(true).split("<body>");
    expect(head).toContain('<link rel="preload" as="image" type="image/avif" fetchPriority="high"');
    expect(head).toContain(`imageSrcSet="/media/${short}/320.avif 320w, `);
    expect(head).toContain('imageSizes="50vw"');
    expect(body).toContain('loading="eager" fetchPriority="high"');
    expect(page(false)).not.toContain("preload");
  });

  it("is not hidden while no script runs", () => {
    expect(drawn()).not.toContain("data-waiting");
  });

  it("keeps its ground clear when it has see-through parts", () => {
    expect(drawn({ picture: { ...kept, url: `/media/${hash}.webp` } })).not.toContain("background");
  });
});

it("shows a picture of elsewhere as it is", () => {
  const url = "https://example.com/ring.jpg";
  const elsewhere = { ...kept, url, width: null, height: null, blur: "", color: "" };
  const html = drawn({ picture: elsewhere });
  expect(html).toContain(`src="${url}"`);
  expect(html).not.toContain("srcSet");
  expect(html).not.toContain("sizes");
});
