import { expect, test } from "vitest";
import { listFiles, readText } from "./source-files.ts";

const files = listFiles("src/web/**/*.css");

/** Siblings of anything, about anything, such as `.prose > * + *`. */
const anySibling = /\*\s*[+~]\s*\*/;

test("no style is about any sibling of any element", () => {
  // Wherever an element comes or goes, the browser would restyle all that stands beside it: in body, the page.
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => anySibling.test(withoutComments(readText(file))))).toEqual([]);
});

test.each([".prose > * + * {", ".a *~* {"])("%s is found", (css) => {
  expect(css).toMatch(anySibling);
});

/** What each row of a table and each tile of a list has, beneath something that has something else. */
const anyPart =
  /:has\([^{};]*\)[^{};,]*[\s>+~](?:a|button|img|input|li|p|select|small|span|td)\b[^{};]*\{/;

test("no style is about all parts of one name beneath what has another", () => {
  // Wherever an element comes or goes, Chromium would restyle all parts of that name beneath the desk or body,
  // which have such styles: with each row that is scrolled into view, eight parts of every other row.
  const found = files.filter((file) => anyPart.test(withoutComments(readText(file))));
  expect(found).toEqual([]);
});

test.each([".entry:has(.thumb) small {", ".a:has(> .b) > span:not(.c),\n.d {"])(
  "%s is found",
  (css) => {
    expect(css).toMatch(anyPart);
  },
);
test.each([".entry:has(.thumb) {", ".a:has(b) .toaster {", "body:has(.a) .button {"])(
  "%s is not found",
  (css) => {
    expect(css).not.toMatch(anyPart);
  },
);

test("styles of what is hovered are for devices that hover", () => {
  // After a tap they would stay where the finger was.
  const found = listFiles("{src,public}/**/*.css").filter((file) =>
    withoutHoverMedia(withoutComments(readText(file))).includes(":hover"),
  );
  expect(found).toEqual([]);
});

test.each([
  [".a:hover { color: red; }", true],
  ["@media (min-width: 1px) { .a:hover {} }", true],
  ["@media (hover: hover) { .a { } } .b:hover { }", true],
  ["@media (hover: hover) and (min-width: 1px) { .a:hover { } .b { } }", false],
])("of %s it is %s that it stays after a tap", (css, stays) => {
  expect(withoutHoverMedia(css).includes(":hover")).toBe(stays);
});

/** A style sheet without its blocks for devices that hover, whose rules are not nested. */
const withoutHoverMedia = (css: string): string =>
  css.replaceAll(/@media[^{]*\(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
