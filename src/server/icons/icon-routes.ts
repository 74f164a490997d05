import { type Context, Hono, type Next } from "hono";
import { etag } from "hono/etag";
import {
  findTabIcon,
  TAB_ICON_SIZE,
  type TabIcon,
} from "#domain/infrastructure/settings/find-tab-icon.ts";
import type { ApiEnv } from "#http/request-context.ts";

/** The icons that every page links to, where the shop has one of its own; else the files of the build. */
export function iconRoutes(): Hono<ApiEnv> {
  const icons = new Hono<ApiEnv>();
  icons.on("GET", PATHS, etag(), async (c, next) => {
    const icon = await findTabIcon(c.var.shop);
    return icon ? sendIcon(c, icon) : passOn(next);
  });
  return icons;
}

const PATHS = ["/icon.svg", "/favicon.ico", "/apple-touch-icon.png"];

const passOn = async (next: Next): Promise<undefined> => {
  await next();
  return undefined;
};

/** Browsers read the bytes, not the extension. no-cache: a new icon is there at the next look. */
function sendIcon(c: Context<ApiEnv>, { bytes }: TabIcon): Response {
  const headers = { "Cache-Control": "public, no-cache" };
  return c.req.path === "/icon.svg"
    ? c.body(toSvg(bytes), 200, { ...headers, "Content-Type": "image/svg+xml" })
    : c.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": "image/jpeg" });
}

function toSvg(bytes: Uint8Array): string {
  const size = TAB_ICON_SIZE;
  const data = Buffer.from(bytes).toString("base64");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/jpeg;base64,${data}"/></svg>`;
}
