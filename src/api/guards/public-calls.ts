/** The only calls that a stranger may make. Whatever is not on this list needs a session. */
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
  // Signed by the shop that it comes from; without that it changes nothing.
  "POST /webhooks/woocommerce/{id}",
  "POST /admin/login",
]);
