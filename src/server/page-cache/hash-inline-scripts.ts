import { createHash } from "node:crypto";
import type { InlineSources } from "#http/security-headers.ts";

/**
 * Takes the nonce of one answer out of its page, and names the scripts and styles that bore it by the
 * hash of their text instead, so that the page may be given to many. What does not bear the nonce gets
 * no hash: what somebody smuggled in runs no more than before.
 * @returns null when the nonce stands anywhere else, and the page cannot be kept
 */
export function hashInlineScripts(
  html: string,
  nonce: string,
): { html: string; sources: InlineSources } | null {
  const mark = ` nonce="${nonce}"`;
  const sources: InlineSources = { scripts: [], styles: [] };
  const element = new RegExp(`<(script|style)${escape(mark)}([^>]*)>([^]*?)</\\1>`, "g");
  for (const [, name, attributes = "", text = ""] of html.matchAll(element)) {
    if (/\ssrc=/.test(attributes) || text === "") continue;
    (name === "script" ? sources.scripts : sources.styles).push(`'sha256-${hashOf(text)}'`);
  }
  const sealed = html.replaceAll(mark, "");
  return sealed.includes(nonce) ? null : { html: sealed, sources };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

const escape = (text: string): string => text.replace(/[+/=.]/g, "\\$&");
