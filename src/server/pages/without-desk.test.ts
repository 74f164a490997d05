import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { withoutDesk } from "./without-desk.ts";

const route = (id: string, path?: string) => ({ id, path, module: {} });

test("leaves the desk's routes out of the routes and of the assets", () => {
  const all = {
    root: route("root", ""),
    "storefront/list": route("storefront/list", "products"),
    "admin/layout/route": route("admin/layout/route"),
    "admin/migrate/route": route("admin/migrate/route", "migrate"),
    invitation: route("invitation", "admin/invitation/:token"),
  };
  const build = withoutDesk({
    routes: all,
    assets: { version: "1", routes: all },
    ssr: true,
  } as unknown as ServerBuild);
  expect(build.ssr).toBe(true);
  expect(build.assets.version).toBe("1");
  expect(Object.keys(build.routes)).toEqual(["root", "storefront/list"]);
  expect(Object.keys(build.assets.routes)).toEqual(["root", "storefront/list"]);
});
