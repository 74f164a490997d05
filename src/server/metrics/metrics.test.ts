import { expect, test } from "vitest";
import { routeTemplate } from "./metrics.ts";

test.each([
  ["GET", "/", "/"],
  ["GET", "/products?search=ada%40example.com", "/products"],
  ["GET", "/products/12", "/products/:id"],
  ["GET", "/collections/a-story", "/collections/:slug"],
  ["HEAD", "/api/products/12?x=1", "/api/products/{id}"],
  ["POST", "/api/subscribe", "/api/subscribe"],
  ["GET", "/api/no-such-call/ada", "other"],
  ["GET", "/media/abc/640.webp", "/media/*"],
  ["GET", "/admin/orders/12", "/admin/*"],
  ["GET", "/inquiries/a-secret", "/inquiries/:secret"],
  ["GET", "/waiting-list/a-secret", "/waiting-list/:secret"],
  ["GET", "/feeds/a-secret/meta.csv", "other"],
  ["GET", "/wp-login.php", "other"],
])("%s %s is %s", (method, url, template) => {
  expect(routeTemplate(method, url)).toBe(template);
});
