import { expect, test } from "vitest";
import { listFiles, readText } from "./source-files.ts";

/** Siblings of anything, about anything, such as `.prose > * + *`. */
const anySibling = /\*\s*[+~]\s*\*/;

test("no style is about any sibling of any element", () => {
  // Wherever an element comes or goes, the browser would restyle all that stands beside it: in body, the page.
  const files = listFiles("src/web/**/*.css");
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => anySibling.test(withoutComments(readText(file))))).toEqual([]);
});

test.each([".prose > * + * {", ".a *~* {"])("%s is found", (css) => {
  expect(css).toMatch(anySibling);
});

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
