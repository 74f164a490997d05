import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "./picture.tsx";

const hash = "a".repeat(64);
/** Pages use half of the hash. */
const short = "a".repeat(32);
const picture: PictureData = {
  url: `/media/${hash}.jpg`,
  alt: "A ring on slate",
  width: 1100,
  height: 900,
  blur: "data:image/webp;base64,AAAA",
  color: "#514d49",
  focalX: 0.25,
  focalY: 0.5,
};

const render = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(createElement(Picture, { picture, sizes: "50vw", ...props }));

describe("a picture of this shop", () => {
  it("has sources in three formats, and in its own widths where most browsers look", () => {
    const html = render();
    expect(html).toContain(`<source type="image/avif" srcSet="/media/${short}/320.avif 320w, `);
    expect(html).toContain(`<source type="image/webp" srcSet="/media/${short}/960.webp"/>`);
    expect(html).toContain(`src="/media/${short}/960.jpg"`);
    expect(html).not.toContain("1280");
  });

  it("has no source wider than maxWidth", () => {
    const html = render({ maxWidth: 640 });
    expect(html).toContain(`/media/${short}/640.avif 640w"`);
    expect(html).not.toContain("960w");
  });

  it("declares its real width when it is smaller than every rendition", () => {
    expect(render({ picture: { ...picture, width: 200 } })).toContain(`/320.avif 200w"`);
  });

  it("reserves its space and shows its blur placeholder", () => {
    const html = render();
    expect(html).toContain('width="1100" height="900"');
    expect(html).toContain('alt="A ring on slate"');
    expect(html).toContain("object-position:25% 50%");
    expect(html).toContain("background-color:#514d49");
    expect(html).toContain("background-image:url(");
  });

  it("loads lazily without priority", () => {
    expect(render()).toContain('loading="lazy"');
    expect(render()).toContain('sizes="50vw"');
    const main = render({ priority: true });
    expect(main).toContain('<img fetchPriority="high"');
    expect(main).toContain('sizes="50vw"');
  });

  it("is visible without scripts", () => {
    expect(render()).not.toContain("data-loading");
  });

  it("has no placeholder when it may be transparent", () => {
    expect(render({ picture: { ...picture, url: `/media/${hash}.webp` } })).not.toContain(
      "background",
    );
  });
});

it("renders an external picture without sources", () => {
  const url = "https://example.com/ring.jpg";
  const external = { ...picture, url, width: null, height: null, blur: "", color: "" };
  const html = render({ picture: external });
  expect(html).toContain(`src="${url}"`);
  expect(html).not.toContain("srcSet");
  expect(html).not.toContain("sizes");
});
