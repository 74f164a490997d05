/** CSP sources of inline scripts and styles: nonces or hashes, in quotes. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** Subresources are governed by the policy of their page. */
const SUBRESOURCES = /^(?:font|video|image(?!\/svg)|text\/(?:css|javascript))\b/;

/** @param type media type of the response @param https whether the shop is served over https */
export function securityHeaders(
  type: string | null,
  inline: InlineSources,
  https: boolean,
): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    ...(!SUBRESOURCES.test(type ?? "") && documentHeaders(inline)),
  };
}

const documentHeaders = (inline: InlineSources): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(inline),
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** The Content-Security-Policy of a page. */
export const contentPolicy = (inline: InlineSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    // Style attributes hold the colors and focal points of photos.
    "style-src-attr 'unsafe-inline'",
    // Pieces may have pictures on other hosts.
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
