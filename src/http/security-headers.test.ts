import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test.each(["text/html; charset=utf-8", "application/json", "image/svg+xml", "text/plain", null])(
  "%s gets a content security policy and forbids framing",
  (type) => {
    const headers = securityHeaders({ type, https: false });
    expect(headers["Content-Security-Policy"]).toContain("script-src 'self';");
    expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
    expect(headers["X-Frame-Options"]).toBe("DENY");
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  },
);

test.each(["font/woff2", "text/css; charset=utf-8", "text/javascript", "image/avif", "video/mp4"])(
  "%s is part of a page, whose policy applies, and gets nosniff only",
  (type) => {
    expect(securityHeaders({ type, https: false })).toEqual({
      "X-Content-Type-Options": "nosniff",
    });
    expect(Object.keys(securityHeaders({ type, https: true }))).toContain(
      "Strict-Transport-Security",
    );
  },
);

test("lets pages of the shop itself frame a page that says so", () => {
  const page = { type: "text/html", https: false, canBeFramed: true };
  const headers = securityHeaders(page);
  expect(headers["Content-Security-Policy"]).toMatch(/; frame-ancestors 'self'$/);
  expect(headers["X-Frame-Options"]).toBe("SAMEORIGIN");
});

test("allows inline scripts and styles by nonce where there is one", () => {
  const policy = securityHeaders({ type: "text/html", https: false, nonce: "a" })[
    "Content-Security-Policy"
  ];
  expect(policy).toContain("script-src 'self' 'nonce-a'; style-src 'self' 'nonce-a';");
});
