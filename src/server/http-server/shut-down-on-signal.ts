import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Readiness } from "../health/readiness.ts";

const GRACE_PERIOD_MILLISECONDS = 10_000;
/** How long a proxy takes to notice that /readyz fails. */
const READINESS_DELAY_MILLISECONDS = 2000;

type Shutdown = {
  server: Server;
  readiness: Readiness;
  /** Number of proxies in front; without one nothing polls /readyz. */
  trustProxy: number;
  /** Pauses long jobs, whose end requests may be waiting for. */
  pause: () => void;
  /** Releases everything the server uses. */
  close: () => Promise<void>;
};

/**
 * Graceful shutdown on SIGTERM and SIGINT: fails /readyz, refuses new connections, drains requests in
 * flight, then closes everything.
 */
export function shutDownOnSignal(shutdown: Shutdown): void {
  const { readiness, pause } = shutdown;
  const begin = () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    pause();
    void stop(shutdown).then(() => process.exit(0));
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}

async function stop({ server, trustProxy, close }: Shutdown): Promise<void> {
  if (trustProxy > 0) await sleep(READINESS_DELAY_MILLISECONDS);
  const timeout = setTimeout(() => server.closeAllConnections(), GRACE_PERIOD_MILLISECONDS);
  // A keep-alive connection becomes idle when its last request ends.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timeout);
  clearInterval(idle);
  await Promise.race([close(), sleep(GRACE_PERIOD_MILLISECONDS)]);
}
