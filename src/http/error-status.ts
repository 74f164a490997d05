import { z } from "zod";
import type { Problem } from "#contract/problem.ts";
import {
  DatabaseUnavailableError,
  DomainError,
  type ErrorCode,
  type Issue,
  storageFull,
} from "#domain/errors.ts";

/** The HTTP status of each domain error code. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "too-slow": 408,
  conflict: 409,
  "too-large": 413,
  "unsupported-media": 415,
  unprocessable: 422,
  "too-many-requests": 429,
  "bad-gateway": 502,
  busy: 503,
  unavailable: 503,
  "storage-full": 507,
} as const satisfies Record<ErrorCode, number>;

export type DescribedError = { status: number; problem: Problem; headers: Record<string, string> };

/**
 * The response to an error. Anything but a domain error is a 500 without internals, whose request id
 * leads to the log.
 */
export function describeError(error: unknown, requestId: string): DescribedError {
  const domainError = asDomainError(error);
  if (!domainError) {
    const sentence = `Something went wrong on our side. If it happens again, please tell us this number: ${requestId}`;
    return { status: 500, problem: { message: sentence, error: sentence }, headers: {} };
  }
  const headers: Record<string, string> = {};
  if (domainError.retryAfterSeconds !== undefined) {
    headers["Retry-After"] = String(Math.ceil(domainError.retryAfterSeconds));
  }
  const { message, issues, current } = domainError;
  return {
    status: ERROR_STATUS[domainError.code],
    problem: {
      message,
      error: message,
      ...(issues && { issues }),
      ...(current !== undefined && { current }),
    },
    headers,
  };
}

function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof z.ZodError) return fromZod(error);
  if (isDiskFull(error)) return storageFull();
  if (error instanceof DatabaseUnavailableError) {
    const sentence = error.mayBeSaved ? MAY_BE_SAVED : NOT_SAVED;
    return new DomainError("unavailable", sentence, { retryAfterSeconds: RETRY_SECONDS });
  }
  if (isBusy(error)) {
    const sentence =
      "The shop is busy with something large. Nothing was changed. Please try again in a moment.";
    return new DomainError("busy", sentence, { retryAfterSeconds: RETRY_SECONDS });
  }
  return undefined;
}

const RETRY_SECONDS = 5;

const NOT_SAVED =
  "The shop cannot reach its records right now. Nothing was saved. Please try again in a minute.";

const MAY_BE_SAVED =
  "The shop lost the connection to its records. It is not certain that this was saved: please look before you try again.";

/** A failed validation as a domain error with an issue for each field; its sentence is the first issue's. */
function fromZod(error: z.ZodError): DomainError {
  const issues: Issue[] = error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  return new DomainError("invalid", issues[0]?.message ?? "Invalid", { issues });
}

/** SQLITE_FULL, PostgreSQL's disk_full, and the file system's ENOSPC and EDQUOT. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === "ENOSPC" || code === "EDQUOT" || code === "53100" || errcode === 13;
}

/** SQLite's SQLITE_BUSY, and PostgreSQL's deadlocks and serialization failures. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const isSqlite = typeof errcode === "number" && (errcode & 0xff) === 5;
  return isSqlite || ["40P01", "40001"].includes(String(code));
}
