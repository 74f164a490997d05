import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("storefront/layout/route.tsx", [
    layout("storefront/error-boundary/route.tsx", [
      index("storefront/home/route.tsx"),
      route("about", "storefront/about/route.tsx"),
      route("collections", "storefront/list/route.tsx", { id: "collections" }),
      route("collections/:slug", "storefront/collection/route.tsx"),
      route("preview/:token", "storefront/preview/route.tsx"),
      route("products", "storefront/list/route.tsx", { id: "products" }),
      route("products/:id", "storefront/product/route.tsx"),
      route("blog", "storefront/list/route.tsx", { id: "blog" }),
      route("confirm-subscription/:token", "storefront/confirm-subscription/route.tsx"),
      route("unsubscribe/:token", "storefront/unsubscribe/route.tsx"),
      route("pages/:slug", "storefront/page/route.tsx"),
      route("*", "storefront/not-found/route.tsx"),
    ]),
  ]),
  route("admin/login", "admin/login/route.tsx"),
  layout("admin/layout/route.tsx", [
    route("admin", "admin/products/route.tsx"),
    route("admin/dashboard", "admin/dashboard/route.tsx"),
    route("admin/collections", "admin/collections/route.tsx"),
    route("admin/orders", "admin/orders/route.tsx"),
    route("admin/orders/:id", "admin/orders/order-screen.tsx"),
    route("admin/platforms", "admin/platforms/route.tsx"),
    route("admin/platforms/:id", "admin/platforms/platform-screen.tsx"),
    route("admin/subscribers", "admin/subscribers/route.tsx"),
    route("admin/trash", "admin/trash/route.tsx"),
    route("admin/settings", "admin/settings/route.tsx"),
    route("admin/account", "admin/account/route.tsx"),
    route("admin/queues/photographs", "admin/queues/photographs-screen.tsx"),
    route("admin/queues/removals", "admin/queues/removals-screen.tsx"),
    route("admin/runs/:id", "admin/imports/import-screen.tsx"),
    route("migrate", "admin/migrate/route.tsx"),
  ]),
  route("subscribe", "storefront/subscribe/route.tsx"),
] satisfies RouteConfig;
