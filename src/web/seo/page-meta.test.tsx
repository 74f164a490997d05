import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { type PageDescription, PageMeta, type UnlistedPage } from "./page-meta.tsx";

const site = { origin: "https://shop.example", settings: SAMPLE_SETTINGS };
const page = { title: "About", description: "One bench.", path: "/about" };
const render = (of: PageDescription | UnlistedPage = page) =>
  renderToStaticMarkup(<PageMeta page={of} site={site} />);

test("has a title with the shop's name, a description and one canonical URL", () => {
  const meta = render();
  expect(meta).toContain("<title>About, Fernhill Goldsmith™</title>");
  expect(meta).toContain('<meta content="One bench." name="description"/>');
  expect(meta).toContain('<link href="https://shop.example/about" rel="canonical"/>');
});

test("does not add the shop's name to a title that has it", () => {
  const meta = render({ ...page, title: "Fernhill Goldsmith™, Staunton" });
  expect(meta).toContain("<title>Fernhill Goldsmith™, Staunton</title>");
});

test("has an absolute URL and the size of the preview picture", () => {
  const url = `/media/${"b".repeat(64)}.jpg`;
  const picture = { url, alt: "A cuff", width: 1600, height: 1600, blur: "", color: "#111111" };
  const meta = render({ ...page, picture: { ...picture, focalX: 0.5, focalY: 0.5 } });
  const rendition = `https://shop.example/media/${"b".repeat(32)}/1280.jpg`;
  expect(meta).toContain(`<meta content="${rendition}" property="og:image"/>`);
  expect(meta).toContain('<meta content="1280" property="og:image:width"/>');
  expect(meta).toContain('<meta content="A cuff" property="og:image:alt"/>');
});

test("uses the default picture without one of its own", () => {
  expect(render()).toContain("https://shop.example/images/workbench-1280.jpg");
});

test.each([
  ["must not be indexed", { ...page, noIndex: true }],
  ["is unlisted", { title: "Your quote", isUnlisted: true as const }],
])("has no canonical URL when it %s", (_, of) => {
  const meta = render(of);
  expect(meta).toContain('<meta content="noindex" name="robots"/>');
  expect(meta).not.toContain("canonical");
});

test("tells nobody else of an unlisted page", () => {
  const meta = render({ title: "Your quote", isUnlisted: true });
  expect(meta).toBe('<title>Your quote</title><meta content="noindex" name="robots"/>');
});
