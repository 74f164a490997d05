/** CSP sources of inline scripts and styles: nonces or hashes, in quotes. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** Subresources are governed by the policy of their page. */
const SUBRESOURCES = /^(?:font|video|image(?!\/svg)|text\/(?:css|javascript))\b/;

type Answer = {
  /** Media type of the response. */
  type: string | null;
  /** Whether the shop is served over https. */
  https: boolean;
  /** Whether a page of this shop may show it in a frame. */
  canBeFramed?: boolean;
};

export function securityHeaders(
  { type, https, canBeFramed = false }: Answer,
  inline: InlineSources,
): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    ...(!SUBRESOURCES.test(type ?? "") && documentHeaders(inline, canBeFramed)),
  };
}

const documentHeaders = (inline: InlineSources, canBeFramed: boolean): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(inline, canBeFramed),
  "X-Frame-Options": canBeFramed ? "SAMEORIGIN" : "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** The Content-Security-Policy of a page. */
export const contentPolicy = (inline: InlineSources, canBeFramed = false): string =>
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
    // Its own pages: the preview beside the editor of a collection.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${canBeFramed ? "'self'" : "'none'"}`,
  ].join("; ");
