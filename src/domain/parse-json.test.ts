import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

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
