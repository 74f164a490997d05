import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { quoteUrl } from "../../quotes/quote-secret.ts";
import { parseMailAnswer } from "./parse-mail-answer.ts";

const MEGABYTE = 1024 * 1024;

const parse = (type: string, body: string) =>
  parseMailAnswer(Buffer.from(`From: ana@example.com\r\nContent-Type: ${type}\r\n\r\n${body}`));

const textOf = async (type: string, body: string) => (await parse(type, body)).text;

test("reads the plain text where there is one, else the HTML as text", async () => {
  expect(await textOf("text/plain", "Yes, please.\r\n")).toBe("Yes, please.");
  const html = '<p>Yes, <a href="https://shop.example">that one</a>.</p><img src="a.gif" alt="A">';
  expect(await textOf("text/html", html)).toBe("Yes, that one.");
  const both = (plain: string) =>
    textOf(
      "multipart/alternative; boundary=b",
      `--b\r\nContent-Type: text/plain\r\n\r\n${plain}\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n--b--\r\n`,
    );
  expect(await both("As text")).toBe("As text");
  expect(await both(" ")).toBe("Yes, that one.");
  expect(await textOf("application/pdf", "%PDF")).toBe("");
});

const ofLength = (length: number) => textOf("text/html", "<p>Yes</p>".padEnd(length));

const ofDepth = (depth: number) =>
  textOf("text/html", `${"<div>".repeat(depth)}Yes${"</div>".repeat(depth)}`);

test("reads no HTML that is too large or too deeply nested", async () => {
  expect(await ofLength(1_000_000)).toBe("Yes");
  expect(await ofLength(1_000_001)).toBe("");
  expect(await ofDepth(200)).toBe("Yes");
  expect(await ofDepth(201)).toBe("");
});

test("cuts a text that is longer than a message may be, and what is no character", async () => {
  expect(await textOf("text/plain", "x".repeat(10_000))).toBe("x".repeat(10_000));
  expect(await textOf("text/plain", "x".repeat(10_001))).toBe(`${"x".repeat(9999)}…`);
  expect(await textOf("text/plain", "Y\0es")).toBe("Yes");
});

test("leaves out the secret of a private page that a quoted mail links", async () => {
  const shop = await testShop();
  const quote = quoteUrl(shop, { id: 41, secretVersion: 1 });
  expect(await textOf("text/plain", `You wrote: See ${quote} today. Yes.`)).toBe(
    "You wrote: See http://localhost:3000/quotes/… today. Yes.",
  );
});

type Part = { size: number; type?: string; inline?: boolean };

const photosOf = async (parts: Part[]) => {
  const bodies = parts.map(
    ({ size, type = "image/jpeg", inline = false }, at) =>
      `--b\r\nContent-Type: ${type}\r\nContent-ID: <${at}>\r\nContent-Disposition: ${inline ? "inline" : "attachment"}; filename=a\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(size).toString("base64")}\r\n`,
  );
  const text = "--b\r\nContent-Type: text/html\r\n\r\n<p>Like this</p>\r\n";
  const related = parts.some(({ inline }) => inline) ? "related" : "mixed";
  const { photos } = await parse(
    `multipart/${related}; boundary=b`,
    `${text}${bodies.join("")}--b--\r\n`,
  );
  return photos.map(({ length }) => length);
};

test("takes ten photos at most, in their order, and nothing else that is attached", async () => {
  const photos = Array.from({ length: 12 }, (_, at) => ({ size: at + 1 }));
  expect(await photosOf(photos)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const others = ["image/svg+xml", "application/pdf", "text/x-image/png"];
  const all = [...others.map((type) => ({ size: 9, type })), { size: 8, type: "IMAGE/PNG" }];
  expect(await photosOf(all)).toEqual([8]);
});

test("leaves out the pictures of a signature, and photos above 25 MB", async () => {
  const inline = true;
  expect(await photosOf([{ size: 30 * 1024 - 1, inline }])).toEqual([]);
  expect(await photosOf([{ size: 30 * 1024, inline }])).toEqual([30 * 1024]);
  expect(await photosOf([{ size: 25 * MEGABYTE + 1 }, { size: 1 }])).toEqual([1]);
});

test("keeps the cells of a table apart", async () => {
  const table = "<table><tr><th>US</th><th>mm</th></tr><tr><td>6</td><td>16.5</td></tr></table>";
  expect(await textOf("text/html", table)).toBe("US mm \n6 16.5");
});
