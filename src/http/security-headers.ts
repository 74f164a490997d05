/** What may stand in a page itself, as a policy names it: nonces or hashes, each in its quotes. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** What only ever stands within a page is held by the rules of that page. */
const WITHIN_PAGES = /^(?:font|video|image(?!\/svg)|text\/(?:css|javascript))\b/;

/** @param type media type of what is answered @param https whether the shop is on https */
export function securityHeaders(
  type: string | null,
  inline: InlineSources,
  https: boolean,
): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    ...(!WITHIN_PAGES.test(type ?? "") && documentHeaders(inline)),
  };
}

const documentHeaders = (inline: InlineSources): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(inline),
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** What a page may load and run. */
export const contentPolicy = (inline: InlineSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    // Colours and focal points of single photographs stand in style attributes.
    "style-src-attr 'unsafe-inline'",
    // Pieces may show pictures that live elsewhere.
    "img-src 'self' data: blob: https:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
