import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const inline = { scripts: ["'nonce-a'"], styles: [] };

test.each(["text/html; charset=utf-8", "application/json", "image/svg+xml", "text/plain", null])(
  "%s says what it may load, and that nobody may frame it",
  (type) => {
    const headers = securityHeaders(type, inline, false);
    expect(headers["Content-Security-Policy"]).toContain("script-src 'self' 'nonce-a';");
    expect(headers["X-Frame-Options"]).toBe("DENY");
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  },
);

test.each(["font/woff2", "text/css; charset=utf-8", "text/javascript", "image/avif", "video/mp4"])(
  "%s stands within a page, whose rules hold for it, and says only that it is what it is",
  (type) => {
    expect(securityHeaders(type, inline, false)).toEqual({ "X-Content-Type-Options": "nosniff" });
    expect(Object.keys(securityHeaders(type, inline, true))).toContain("Strict-Transport-Security");
  },
);
