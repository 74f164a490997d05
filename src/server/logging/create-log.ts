import { pino } from "pino";
import type { Log } from "#domain/shop.ts";
import { DatabaseUnavailableError } from "#domain/errors.ts";

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

const PERIOD_MILLISECONDS = 10_000;

/**
 * A log in which a database that is away takes one line every ten seconds, with the number of failures,
 * instead of a stack for each of them.
 */
function throttleOutageLines(log: Log): Log {
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

type Fields = Record<string, unknown>;

/** PostgreSQL puts the values of a refused row into `detail`. */
const SECRET_KEY =
  /password|passwd|secret|token|authorization|cookie|credential|api[-_]?key|encryption[-_]?key|consumer[-_]?key|^detail$/i;

const MAX_DEPTH = 8;

/**
 * A copy of log fields in which the values of secret keys, the secrets in addresses and email addresses are
 * "[redacted]", at any depth; pino's own redaction takes fixed paths only. Errors become objects with name, message, stack and cause.
 */
const redactSecrets = (fields: Fields): Fields => redactObject(fields, []);

/** These addresses contain a secret that gives access: feeds, links in mails and previews, customers' own pages. */
const SECRET_ADDRESS =
  /(\/(?:feeds|unsubscribe|confirm-subscription|preview|reset-password|invitation)\/|(?<!\/(?:api|admin))\/(?:inquiries|quotes|certificates|waiting-list)\/|[?&](?:preview|token)=)[^/?&#\s"']+/g;

/** Mail servers name the recipient when they refuse one. */
const EMAIL_ADDRESS = /[^\s/<>"',;:()@=]{1,64}@[^\s/<>"',;:()@=]{1,255}/g;

const redactAddresses = (text: string): string =>
  text.replaceAll(SECRET_ADDRESS, "$1[redacted]").replaceAll(EMAIL_ADDRESS, "[redacted]");

function redactObject(value: object, ancestors: object[]): Fields {
  const path = [...ancestors, value];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEY.test(key) ? "[redacted]" : redact(inner, path),
    ]),
  );
}

function redact(value: unknown, ancestors: object[]): unknown {
  if (typeof value === "string") return redactAddresses(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (ancestors.includes(value)) return "[circular]";
  if (ancestors.length > MAX_DEPTH) return "[too deep]";
  if (Array.isArray(value)) return value.map((item) => redact(item, [...ancestors, value]));
  if (value instanceof Error) return describeError(value, ancestors);
  if ("toJSON" in value && typeof value.toJSON === "function") return value;
  return redactObject(value, ancestors);
}

/** Name, message, stack and cause are not enumerable; database drivers add enumerable fields such as code. */
function describeError(error: Error, ancestors: object[]): Fields {
  const { name, message, stack, cause } = error;
  return {
    ...redactObject(error, ancestors),
    name,
    message: redactAddresses(message),
    ...(stack !== undefined && { stack: redactAddresses(stack) }),
    ...(cause !== undefined && { cause: redact(cause, [...ancestors, error]) }),
  };
}
