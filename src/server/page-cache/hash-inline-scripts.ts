import { createHash } from "node:crypto";
import type { InlineSources } from "#http/security-headers.ts";

/**
 * Removes the nonce from a page and lists the SHA-256 hashes of the inline scripts and styles that had
 * it, so that the page can be sent to many visitors. An element without the nonce gets no hash: injected
 * markup stays blocked.
 * @returns null when the nonce occurs anywhere else, so that the page cannot be cached
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } | null {
  const attribute = ` nonce="${nonce}"`;
  const sources: InlineSources = { scripts: [], styles: [] };
  const element = new RegExp(`<(script|style)${escape(attribute)}([^<>]*)>([^]*?)</\\1>`, "g");
  for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
    if (/\ssrc=/.test(attributes) || text === "") continue;
    (name === "script" ? sources.scripts : sources.styles).push(`'sha256-${hashOf(text)}'`);
  }
  const withoutNonce = html.replaceAll(attribute, "");
  return withoutNonce.includes(nonce) ? null : { html: withoutNonce, sources };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const escape = (text: string): string => text.replace(/[+/=.]/g, "\\$&");
