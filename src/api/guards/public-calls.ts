/** The calls an anonymous visitor may make. Every other call needs a session. */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set([
  "GET /categories",
  "GET /blog-posts",
  "GET /blog-posts/{id}",
  "GET /blog-posts/slug/{slug}",
  "GET /blog-posts/{id}/tags",
  "GET /blog-posts/{id}/products",
  "GET /products",
  "GET /products/{id}",
  "GET /tags",
  "GET /hero-sections",
  "GET /suggestions",
  "GET /settings",
  "GET /image-proxy",
  "GET /auth/session",
  "GET /logout",
  "GET /openapi.json",
  "GET /docs",
  "POST /subscribe",
  "GET /inquiries/token",
  "POST /inquiries",
  // Verified by the signature of the sending store.
  "POST /webhooks/woocommerce/{id}",
  "POST /admin/login",
  "POST /forgot-password",
  // Verified by the token of a mailed link.
  "POST /reset-password",
]);
