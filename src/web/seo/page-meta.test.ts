import { expect, test } from "vitest";
import { SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { pageMeta } from "./page-meta.ts";

const site = { origin: "https://shop.example", settings: SAMPLE_SETTINGS };
const page = { title: "About", description: "One bench.", path: "/about" };

test("has a title with the shop's name, a description and one canonical URL", () => {
  const meta = pageMeta(site, page);
  expect(meta).toContainEqual({ title: "About, Fernhill Goldsmith™" });
  expect(meta).toContainEqual({ name: "description", content: "One bench." });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/about",
  });
});

test("does not add the shop's name to a title that has it", () => {
  const meta = pageMeta(site, { ...page, title: "Fernhill Goldsmith™, Staunton" });
  expect(meta[0]).toEqual({ title: "Fernhill Goldsmith™, Staunton" });
});

test("has an absolute URL and the size of the preview picture", () => {
  const url = `/media/${"b".repeat(64)}.jpg`;
  const picture = { url, alt: "A cuff", width: 1600, height: 1600, blur: "", color: "#111111" };
  const meta = pageMeta(site, { ...page, picture: { ...picture, focalX: 0.5, focalY: 0.5 } });
  expect(meta).toContainEqual({
    property: "og:image",
    content: `https://shop.example/media/${"b".repeat(64)}/1280.jpg`,
  });
  expect(meta).toContainEqual({ property: "og:image:width", content: "1280" });
  expect(meta).toContainEqual({ property: "og:image:alt", content: "A cuff" });
});

test("uses the default picture without one of its own", () => {
  expect(pageMeta(site, page)).toContainEqual({
    property: "og:image",
    content: "https://shop.example/images/workbench-1280.jpg",
  });
});

test("has no canonical URL when it must not be indexed", () => {
  const meta = pageMeta(site, { ...page, noIndex: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});

test("has a title even when the layout failed to load", () => {
  expect(pageMeta(null, page)).toEqual([{ title: "About" }]);
});
