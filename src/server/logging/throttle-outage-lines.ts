import { DatabaseUnavailableError } from "#domain/errors.ts";
import type { Log } from "#domain/shop.ts";

const PERIOD_MILLISECONDS = 10_000;

/**
 * A log in which a database that is away takes one line every ten seconds, with the number of failures,
 * instead of a stack for each of them.
 */
export function throttleOutageLines(log: Log): Log {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const report = (reason: string) => {
    log.error("database unavailable; what needs it is refused, cached pages are served", {
      failures,
      reason,
    });
    failures = 0;
    timer = setTimeout(() => {
      timer = undefined;
      if (failures > 0) report(reason);
      else log.info("no database failure for ten seconds");
    }, PERIOD_MILLISECONDS);
    timer.unref();
  };

  const lineAt =
    (level: keyof Log) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      const { error } = fields;
      if (!(error instanceof DatabaseUnavailableError)) return log[level](message, fields);
      failures += 1;
      if (!timer) report(error.message);
    };
  return {
    debug: lineAt("debug"),
    info: lineAt("info"),
    warn: lineAt("warn"),
    error: lineAt("error"),
  };
}
