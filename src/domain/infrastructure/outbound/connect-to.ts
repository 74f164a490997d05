import { connect, type Socket } from "node:net";
import type { SsrfGuard } from "./ssrf-guard.ts";

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Opens a TCP connection to a host that the guard lets pass.
 * @throws DomainError unprocessable for a private address, else the socket's error
 */
export async function connectTo(guard: SsrfGuard, host: string, port: number): Promise<Socket> {
  guard.checkHost(host, port);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ""), port, lookup: guard.lookup });
    socket.setTimeout(TIMEOUT_MILLISECONDS, () =>
      socket.destroy(Object.assign(new Error("Connecting took too long"), { code: "ETIMEDOUT" })),
    );
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.removeListener("error", reject);
      socket.setTimeout(0);
      resolve(socket);
    });
  });
}
