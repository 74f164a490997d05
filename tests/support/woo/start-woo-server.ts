import { afterEach } from "vitest";
import { openWooServer, type WooServer, type WooServerOptions } from "./open-woo-server.ts";

export type { WooServer } from "./open-woo-server.ts";

const running: WooServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** Plays a WooCommerce store on 127.0.0.1, until the end of the test. */
export async function startWooServer(options: WooServerOptions = {}): Promise<WooServer> {
  const server = await openWooServer(options);
  running.push(server);
  return server;
}
