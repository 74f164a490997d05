import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Shop } from "#domain/shop.ts";
import type * as App from "../app.ts";
import type { Config } from "../startup/config.ts";
import type * as PublicPages from "#web/storefront/serve/serve-page.server.tsx";
import type * as DeskHandler from "../pages/create-desk-handler.ts";
import type * as PageHandler from "../pages/page-handler.ts";
import type { RequestServer } from "./serve-built.ts";

/**
 * Serves the source through Vite: a change in browser or server code takes effect at the next request,
 * while the database stays open.
 * @param server carries the hot-reload WebSocket too
 */
export async function serveDev(shop: Shop, config: Config, server: Server): Promise<RequestServer> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  const loadBuild = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
  const listener = getRequestListener(async (request, env) => {
    const { createApp } = await load<typeof App>("/src/server/app.ts");
    const { createPageServer } = await load<typeof PublicPages>(
      "/src/web/storefront/serve/serve-page.server.tsx",
    );
    const { createPageHandler } = await load<typeof PageHandler>(
      "/src/server/pages/page-handler.ts",
    );
    const { createDeskHandler } = await load<typeof DeskHandler>(
      "/src/server/pages/create-desk-handler.ts",
    );
    const pages = createPageHandler(
      createPageServer(ASSETS),
      createDeskHandler(loadBuild, "development"),
    );
    const app = createApp({ shop, trustProxy: config.trustProxy, files: [], pages });
    return relaxContentPolicy(await app.fetch(request, env));
  });
  return {
    listener: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing));
    },
    close: () => vite.close(),
  };
}

/** The script imports the styles, which Vite inserts. */
const ASSETS = { script: "/src/web/storefront/script/page-script.ts", styles: [] };

/** Hot reload uses a WebSocket and inserts style elements. */
function relaxContentPolicy(response: Response): Response {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const headers = new Headers(response.headers);
  headers.set(
    "Content-Security-Policy",
    policy
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace(/style-src 'self'[^;]*/, "style-src 'self' 'unsafe-inline'"),
  );
  return new Response(response.body, { status: response.status, headers });
}
