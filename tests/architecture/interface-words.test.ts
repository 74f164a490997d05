import { expect, test } from "vitest";
import { PHRASES } from "./interface-words.ts";
import { listFiles, readText } from "./source-files.ts";

/** Whatever can put a sentence before a visitor or the goldsmith. */
const files = listFiles("{src,public,sample}/**/*.{ts,tsx,html,json}").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Comments speak to engineers. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, " "));

function findPhrases(file: string, text: string): string[] {
  const words = withoutComments(text);
  return PHRASES.flatMap(({ phrase, use }) => {
    const found = phrase.exec(words);
    if (!found) return [];
    const line = words.slice(0, found.index).split("\n").length;
    return [`${file}:${line}: "${found[0]}", use: ${use}`];
  });
}

test("no sentence of the interface is one that reads as translated", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findPhrases(file, readText(file)))).toEqual([]);
});

test.each([
  "Nothing answers to all of that together.",
  "3 things wait for you",
  "Nothing waits for you",
  "Choose from kept pictures",
  "Second step",
])("%s is found", (sentence) => {
  expect(findPhrases("screen.tsx", `<p>${sentence}</p>`)).toHaveLength(1);
});

test.each(["// Nothing answers to it.", "Your letter waits for your answer", "Going on a trip"])(
  "%s is fine",
  (text) => {
    expect(findPhrases("screen.tsx", text)).toEqual([]);
  },
);

const pictureSentence = /["'`][^"'`\n]*\bpictures?\b[^"'`\n]*["'`]/i;

test("the desk says photo, not picture", () => {
  const screens = listFiles("src/web/admin/**/messages.ts");
  expect(screens.length).toBeGreaterThan(40);
  const found = screens.filter((file) => pictureSentence.test(withoutComments(readText(file))));
  expect(found).toEqual([]);
  expect('remove: "Remove picture"').toMatch(pictureSentence);
});
