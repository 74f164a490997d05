/** Subresources are governed by the policy of their page. */
const SUBRESOURCES = /^(?:font|video|image(?!\/svg)|text\/(?:css|javascript))\b/;

type Answer = {
  /** Media type of the response. */
  type: string | null;
  /** Whether the shop is served over https. */
  https: boolean;
  /** Whether a page of this shop may show it in a frame. */
  canBeFramed?: boolean;
  /** Of the inline scripts and styles of the desk and the list of calls; public pages have none, and one policy. */
  nonce?: string | undefined;
};

export function securityHeaders(answer: Answer): Record<string, string> {
  const { type, https } = answer;
  return {
    "X-Content-Type-Options": "nosniff",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    ...(!SUBRESOURCES.test(type ?? "") && documentHeaders(answer)),
  };
}

const documentHeaders = ({ canBeFramed = false, nonce }: Answer): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(canBeFramed, nonce),
  "X-Frame-Options": canBeFramed ? "SAMEORIGIN" : "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
});

const contentPolicy = (canBeFramed: boolean, nonce: string | undefined): string =>
  [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
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
