/** What may stand in a page itself, as a policy names it: nonces or hashes, each in its quotes. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** @param inline scripts and styles of the page itself @param https whether the shop is on https */
export function securityHeaders(inline: InlineSources, https: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": [
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
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
