import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { Shop } from "#domain/shop.ts";
import type * as App from "../app.ts";
import type { Config } from "../startup/config.ts";
import type * as PagesModule from "../pages/create-page-handler.ts";
import type { RequestServer } from "./serve-built.ts";

/**
 * Serves the source itself: a change in browser or server code is seen at the next request, while
 * the database stays open.
 * @param server also carries the news of changes to the browser
 */
export async function serveDev(shop: Shop, config: Config, server: Server): Promise<RequestServer> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  const loadBuild = () =>
    vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const answer = getRequestListener(async (request, env) => {
    const { createApp } = (await vite.ssrLoadModule("/src/server/app.ts")) as typeof App;
    const { createPageHandler: createPages } = (await vite.ssrLoadModule(
      "/src/server/pages/create-page-handler.ts",
    )) as typeof PagesModule;
    const pages = createPages(loadBuild, "development");
    const app = createApp({ shop, trustProxy: config.trustProxy, files: [], pages });
    return allowTools(await app.fetch(request, env));
  });
  return {
    listener: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
    },
    close: () => vite.close(),
  };
}

/** What shows changes at once talks over a socket and writes style elements of its own. */
function allowTools(answer: Response): Response {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const headers = new Headers(answer.headers);
  headers.set(
    "Content-Security-Policy",
    policy
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace(/style-src 'self' [^;]+/, "style-src 'self' 'unsafe-inline'"),
  );
  return new Response(answer.body, { status: answer.status, headers });
}
