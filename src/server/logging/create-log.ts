import type { Log } from "#domain/shop.ts";

type Level = keyof Log;
type Fields = Record<string, unknown>;

/**
 * A log that writes one JSON object a line: time, level, msg and the given fields.
 * Lines below the level are dropped; errors are written with message, stack and cause;
 * values whose key speaks of a secret are replaced by "[redacted]".
 */
export function createLog(
  level: Level,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  const at =
    (lineLevel: Level) =>
    (message: string, fields: Fields = {}) => {
      if (levels.indexOf(lineLevel) < levels.indexOf(level)) return;
      const line = { time: new Date().toISOString(), level: lineLevel, msg: message };
      write(`${JSON.stringify({ ...line, ...toPlainObject(fields, []) })}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

const levels: Level[] = ["debug", "info", "warn", "error"];

const secretKey =
  /password|passwd|secret|token|authorization|cookie|credential|api[-_]?key|encryption[-_]?key|consumer[-_]?key/i;

function toPlain(value: unknown, above: object[]): unknown {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (above.includes(value)) return "[circular]";
  if (above.length > 8) return "[too deep]";
  if (Array.isArray(value)) return value.map((item) => toPlain(item, [...above, value]));
  if (value instanceof Error) return describeError(value, above);
  if ("toJSON" in value && typeof value.toJSON === "function") return value;
  return toPlainObject(value, above);
}

function toPlainObject(value: object, above: object[]): Fields {
  const inside = [...above, value];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) ? "[redacted]" : toPlain(inner, inside),
    ]),
  );
}

/* message, stack and cause are not enumerable; a database driver adds enumerable ones such as code. */
function describeError(error: Error, above: object[]): Fields {
  return {
    ...toPlainObject(error, above),
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: toPlain(error.cause, [...above, error]) }),
  };
}
