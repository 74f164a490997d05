import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { shareUiStyles } from "./share-ui-styles.ts";

test("unmarks the styles that every page has, and no others", () => {
  const css = [
    "/assets/ui-CYg9Rqz0.css#",
    "/assets/storefront-B_5.css#",
    "/assets/home-page-D.css",
  ];
  const assets = { routes: { root: { id: "root", css }, bare: { id: "bare" } } };
  const build = shareUiStyles({ assets, ssr: true } as unknown as ServerBuild);
  expect(build.ssr).toBe(true);
  expect(build.assets.routes["root"]?.css).toEqual(["/assets/ui-CYg9Rqz0.css", ...css.slice(1)]);
  expect(build.assets.routes["bare"]?.css).toBeUndefined();
});
