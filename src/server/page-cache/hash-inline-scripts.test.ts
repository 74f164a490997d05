import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./hash-inline-scripts.ts";

const nonce = "ab+/c1==";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("each script and style that bears the nonce is named by its hash, and the nonce is gone", () => {
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

test("what was smuggled in gets no hash", () => {
  const html = `<script>evil()</script><script nonce="guess">evil()</script><script nonce="${nonce}">one()</script>`;
  expect(hashInlineScripts(html, nonce)?.sources.scripts).toEqual([hashOf("one()")]);
});

test("a file needs no hash: its address is the shop's own", () => {
  const html = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
  expect(hashInlineScripts(html, nonce)?.sources.scripts).toEqual([]);
});

test("a page that shows its nonce anywhere else is not kept", () => {
  expect(hashInlineScripts(`<script nonce="${nonce}">one("${nonce}")</script>`, nonce)).toBeNull();
});
