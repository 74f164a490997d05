import {
  type DurationCount,
  writeDurations,
} from "#domain/operations/health/durations/write-durations.ts";
import type { Shop } from "#domain/shop.ts";

const WRITE_MILLISECONDS = 60_000;

export type DurationRecorder = {
  write: () => Promise<void>;
  /** Stops the timer and writes what is left. */
  close: () => Promise<void>;
};

/**
 * Stores once a minute by how much a process's histogram has grown: requests cost nothing more, and what was
 * measured outlives the process.
 * @param read what was counted since the process began
 */
export function recordDurations(
  shop: Shop,
  read: () => Promise<DurationCount[]>,
): DurationRecorder {
  let written = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  const writeAll = async () => {
    const counts = await read();
    const grown = counts.flatMap((each) => {
      const count = each.count - (written.get(keyOf(each)) ?? 0);
      return count > 0 ? { ...each, count } : [];
    });
    await writeDurations(shop, grown);
    written = new Map(counts.map((each) => [keyOf(each), each.count]));
  };
  const write = () => {
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  };
  const timer = setInterval(() => {
    write().catch((error: unknown) => {
      shop.log.error("writing how long pages took failed; it is written later", { error });
    });
  }, WRITE_MILLISECONDS).unref();
  return {
    write,
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}

const keyOf = ({ route, upTo }: DurationCount): string => `${upTo} ${route}`;
