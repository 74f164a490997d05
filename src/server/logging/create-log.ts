import { pino } from "pino";
import type { Log } from "#domain/shop.ts";
import { redactSecrets } from "./redact-secrets.ts";
import { throttleOutageLines } from "./throttle-outage-lines.ts";

/**
 * A log of JSON lines: level, time, the fields, msg. Lines below the level are dropped, and the values of
 * fields that hold secrets are redacted.
 * @param write receives each line with its line break; stdout when left out
 */
export function createLog(
  level: keyof Log,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactSecrets },
    },
    { write },
  );
  const lineAt =
    (lineLevel: keyof Log) =>
    (message: string, fields: Record<string, unknown> = {}) =>
      logger[lineLevel](fields, message);
  return throttleOutageLines({
    debug: lineAt("debug"),
    info: lineAt("info"),
    warn: lineAt("warn"),
    error: lineAt("error"),
  });
}
