import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./hash-inline-scripts.ts";

const nonce = "ab+/c1==";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("allows each script and style with the nonce by its hash, and removes the nonce", () => {
  const html = `<script nonce="${nonce}">one()</script><style nonce="${nonce}">a{}</style><script nonce="${nonce}" type="module" async="">two("</p>")</script>`;
  const sealed = hashInlineScripts(html, nonce);
  expect(sealed?.sources).toEqual({
    scripts: [hashOf("one()"), hashOf('two("</p>")')],
    styles: [hashOf("a{}")],
  });
  expect(sealed?.html).toBe(
    `<script>one()</script><style>a{}</style><script type="module" async="">two("</p>")</script>`,
  );
});

test("allows no injected script or style", () => {
  const html = `<script>evil()</script><script nonce="guess">evil()</script><script nonce="${nonce}">one()</script>`;
  expect(hashInlineScripts(html, nonce)?.sources.scripts).toEqual([hashOf("one()")]);
});

test("computes no hash for a script file of the shop", () => {
  const html = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
  expect(hashInlineScripts(html, nonce)?.sources.scripts).toEqual([]);
});

test("does not cache a page that contains its nonce anywhere else", () => {
  expect(hashInlineScripts(`<script nonce="${nonce}">one("${nonce}")</script>`, nonce)).toBeNull();
});
