import { expect, test } from "vitest";
import { PHRASES } from "./interface-words.ts";
import { readSentences } from "./read-sentences.ts";
import { isTestFile, listFiles, readText } from "./source-files.ts";

/** Whatever can put a sentence before a visitor or the goldsmith. */
const files = listFiles("{src,public,sample}/**/*.{ts,tsx,html,json}").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Comments speak to engineers. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, " "));

/** A sentence may go over several lines. */
const overLines = ({ source, flags }: RegExp) =>
  new RegExp(source.replaceAll(" ", String.raw`\s+`), flags);

function findPhrases(file: string, text: string): string[] {
  const words = withoutComments(text);
  return PHRASES.flatMap(({ phrase, use }) => {
    const found = overLines(phrase).exec(words);
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

test("a sentence over two lines is found", () => {
  expect(findPhrases("screen.tsx", "<p>\n  Nothing\n  answers to it.\n</p>")).toHaveLength(1);
});

test.each(["// Nothing answers to it.", "Your letter waits for your answer", "Going on a trip"])(
  "%s is fine",
  (text) => {
    expect(findPhrases("screen.tsx", text)).toEqual([]);
  },
);

test("the desk says photo, not picture", () => {
  const screens = listFiles("src/web/admin/**/*.{ts,tsx}").filter((file) => !isTestFile(file));
  expect(screens.length).toBeGreaterThan(300);
  const found = screens
    .filter((file) => /picture/i.test(readText(file)))
    .flatMap((file) => readSentences(file).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => /\bpictures?\b/i.test(sentence));
  expect(found).toEqual([]);
});
