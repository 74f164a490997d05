import { expect, test } from "vitest";
import { isNestedDeeper, parseJson } from "./parse-json.ts";

const nest = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("parses texts and bytes", () => {
  expect(parseJson('{"name":"Glöckchen"}')).toEqual({ name: "Glöckchen" });
  expect(parseJson(new TextEncoder().encode('{"name":"Glöckchen"}'))).toEqual({
    name: "Glöckchen",
  });
  expect(parseJson("null")).toBeNull();
});

test("is undefined for what is no JSON", () => {
  for (const wrong of ["", "{", "undefined"]) expect(parseJson(wrong)).toBeUndefined();
  expect(parseJson(new Uint8Array([0xff]))).toBeUndefined();
});

test("refuses what is nested deeply before it is parsed", () => {
  expect([parseJson(nest(1001)), parseJson(`{"a":${nest(1000)}}`)]).toEqual([undefined, undefined]);
  expect(JSON.stringify(parseJson(nest(1000)))).toBe(nest(1000));
});

test("counts brackets outside of strings alone", () => {
  const text = JSON.stringify([`"[${"[{".repeat(2000)}\\`, [{}], "]"]);
  expect(JSON.stringify(parseJson(text))).toBe(text);
  expect([isNestedDeeper(text, 2), isNestedDeeper(text, 3)]).toEqual([true, false]);
});
