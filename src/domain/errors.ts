export { DatabaseUnavailableError } from "#database/database-unavailable.ts";

export type ErrorCode =
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "too-slow"
  | "conflict"
  | "too-large"
  | "unsupported-media"
  | "unprocessable"
  | "too-many-requests"
  | "bad-gateway"
  | "busy"
  | "unavailable"
  | "storage-full";

export type Issue = { path: string; message: string };

type Details = {
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** The current state of the entity that conflicts with the change. */
  current?: unknown;
  cause?: unknown;
};

/** A violated business rule. The message is shown to people; http/ maps the code to a status. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "DomainError";
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }
}

export const notFound = (what: string) => new DomainError("not-found", `${what} not found`);

export const conflict = (message: string, current?: unknown) =>
  new DomainError("conflict", message, { current });

export const invalid = (path: string, message: string) =>
  new DomainError("invalid", message, { issues: [{ path, message }] });

export const unprocessable = (message: string) => new DomainError("unprocessable", message);

export const storageFull = (cause?: unknown) =>
  new DomainError(
    "storage-full",
    "There is no room left to store this. Nothing was changed. Free some space and try again.",
    { cause },
  );
