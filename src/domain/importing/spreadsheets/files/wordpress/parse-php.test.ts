import { expect, test } from "vitest";
import { parsePhp } from "./parse-php.ts";

test("reads texts, numbers, yes and no, nothing and lists", () => {
  const text = 'a:5:{s:5:"größe";s:0:"";i:0;i:-7;s:1:"d";d:1.5E-3;s:1:"b";b:1;s:1:"n";N;}';
  expect(parsePhp(text.replace("s:5", "s:7"))).toEqual(
    new Map<string, unknown>([
      ["größe", ""],
      ["0", -7],
      ["d", 0.0015],
      ["b", true],
      ["n", null],
    ]),
  );
  expect(parsePhp('s:10:"a";s:1:"b"";')).toBe('a";s:1:"b"');
});

test.each([
  ["nothing", ""],
  ["a length that isn't true", 's:4:"abc";'],
  ["a length of characters instead of bytes", 's:5:"größe";'],
  ["a length beyond the end", 's:9999999:"abc";'],
  ["more behind it", "i:1;i:2;"],
  ["fewer entries than stated", "a:2:{i:0;i:1;}"],
  ["an end that is missing", "a:1:{i:0;i:1;"],
  ["an object", 'O:8:"stdClass":1:{s:1:"a";i:1;}'],
  ["a class of its own format", 'C:11:"ArrayObject":2:{x}'],
  ["a reference", "a:2:{i:0;a:0:{}i:1;R:2;}"],
  ["a list for a key", "a:1:{a:0:{}i:1;}"],
  ["no number of entries", "a:-1:{}"],
  ["deep nesting", "a:1:{i:0;".repeat(50_000)],
  ["many characters", `s:9:"${"x".repeat(2_000_000)}";`],
])("reads nothing of %s", (_, text) => {
  expect(parsePhp(text)).toBeUndefined();
});
