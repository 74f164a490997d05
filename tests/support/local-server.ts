import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

export type LocalServer = { port: number; url: string; stop: () => Promise<void> };

const running: LocalServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** Plays another machine on 127.0.0.1, until the end of the test. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const local = { port, url: `http://127.0.0.1:${port}`, stop };
  running.push(local);
  return local;
}
