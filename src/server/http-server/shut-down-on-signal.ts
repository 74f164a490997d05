import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Readiness } from "../health/readiness.ts";

const PATIENCE_MILLISECONDS = 10_000;
/** As long as a proxy takes to notice that this process is not ready any more. */
const NOTICE_MILLISECONDS = 2000;

type Stopping = {
  server: Server;
  readiness: Readiness;
  /** How many proxies stand in front: where there is none nobody asks whether it is ready. */
  trustProxy: number;
  /** Tells long work, for whose end requests may wait, that it is to pause. */
  pause: () => void;
  /** Closes what stands behind the server. */
  close: () => Promise<void>;
};

/**
 * Ends well: it is not ready any more, takes no new connections, lets the requests in flight finish, and
 * then everything is closed.
 */
export function shutDownOnSignal(stopping: Stopping): void {
  const { readiness, pause } = stopping;
  const begin = () => {
    if (readiness.isStopping) return;
    readiness.isStopping = true;
    pause();
    void stop(stopping).then(() => process.exit(0));
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
}

async function stop({ server, trustProxy, close }: Stopping): Promise<void> {
  if (trustProxy > 0) await sleep(NOTICE_MILLISECONDS);
  const tooLong = setTimeout(() => server.closeAllConnections(), PATIENCE_MILLISECONDS);
  // A connection whose last request ends now would be kept for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(tooLong);
  clearInterval(idle);
  await Promise.race([close(), sleep(PATIENCE_MILLISECONDS)]);
}
