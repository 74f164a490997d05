import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import { findFreePort } from "#tests/support/shop-server.ts";
import { SHOP_FLAGS } from "../scripts/set-up.mjs";
import { pinToCore } from "./http-load.ts";

/** Headers that belong to a connection; Node.js writes them by itself. */
const OF_CONNECTION = new Set(["connection", "date", "keep-alive"]);

/** Node.js's own HTTP server answering every request with these bytes and headers, and nothing else. */
export async function serveWithBareNode(bytes: Buffer, headers: IncomingHttpHeaders) {
  const port = await findFreePort();
  const program = fileURLToPath(new URL("bare-node-server.mjs", import.meta.url));
  const sent = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  const command = [...pinToCore(0), process.execPath, ...SHOP_FLAGS, program, String(port)];
  const server = spawn(command[0] ?? "", command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
  server.stdin.end(JSON.stringify({ headers: sent.flat(), body: bytes.toString("base64") }));
  await once(server.stdout, "data");
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.kill();
      await once(server, "exit");
    },
  };
}
