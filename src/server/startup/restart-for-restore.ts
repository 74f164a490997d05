import { findRestore } from "#domain/operations/backup/restore/restore-at-start.ts";
import type { Shop } from "#domain/shop.ts";

const LOOK_MILLISECONDS = 1000;

/**
 * Stops the shop as SIGTERM does once a restore was requested at the desk, and starts it again in the same
 * process: the start restores. Call it in the first process, once that handles the signal.
 */
export function restartForRestore(shop: Shop): void {
  const timer = setInterval(() => void look(), LOOK_MILLISECONDS);
  timer.unref();
  let isStopping = false;
  async function look(): Promise<void> {
    const restore = await findRestore(shop).catch(() => null);
    if (restore?.status !== "requested" || isStopping) return;
    isStopping = true;
    clearInterval(timer);
    shop.log.warn("stopping the shop to restore a backup", { backup: restore.backup });
    process.once("exit", startAgain);
    process.emit("SIGTERM");
  }
}

/**
 * Replaces the program, so that whoever watches this process, such as npm start, systemd or a container, sees no
 * end of it. Windows can't; there the next start restores.
 */
function startAgain(): void {
  const [, ...parameters] = process.argv;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...parameters]);
}
