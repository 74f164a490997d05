import { expect, test } from "vitest";
import { extractLinks } from "./list-linked-texts.ts";

test("finds links to other sites, each once and without fragments", () => {
  const html = `<p><a href="https://museum.example/a?b=1&amp;c=2#top">A</a>
    <a href="https://museum.example/a?b=1&amp;c=2">again</a> <a href="http://other.example">B</a>
    <a href="/products/3">own</a> <a href="https://shop.example/x">own</a> <a>none</a>
    <a href="mailto:ana@example.com">mail</a> <a href="#note">note</a>
    <a href="https://long.example/${"x".repeat(1000)}">long</a>
    <img src="https://picture.example/a.jpg"></p>`;
  expect(extractLinks(html, ["shop.example"])).toEqual([
    "https://museum.example/a?b=1&c=2",
    "http://other.example/",
  ]);
});
