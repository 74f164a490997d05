import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const send = (type: string, body: string) =>
  readForm(
    new Request("http://shop.example/", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    }),
  );

const URL_ENCODED = "application/x-www-form-urlencoded";

test.each([
  [URL_ENCODED, "message=a%0D%0Ab%0Dc%0Ad%E2%80%A8e"],
  [
    "multipart/form-data; boundary=----------------------------b",
    '------------------------------b\r\nContent-Disposition: form-data; name="message"\r\n\r\na\r\nb\rc\nd\u2028e\r\n------------------------------b--\r\n',
  ],
])("reads every line break of a form of %s as a line feed", async (type, body) => {
  expect((await send(type, body)).get("message")).toBe("a\nb\nc\nd\ne");
});

test("keeps files and repeated fields of a form", async () => {
  const form = await send(
    "multipart/form-data; boundary=----------------------------b",
    '------------------------------b\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\na\r\nb\r\n------------------------------b--\r\n',
  );
  const file = form.get("f");
  expect(file instanceof File && (await file.text())).toBe("a\r\nb");
  expect((await send(URL_ENCODED, "a=1&a=2")).getAll("a")).toEqual(["1", "2"]);
});

test("refuses a form with a NUL as invalid", async () => {
  const refused = await send(URL_ENCODED, "message=a%00b").catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "invalid" });
});
