import { DomainError, type ErrorCode, type Issue } from "../../errors.ts";

/** An error as a message between processes or threads; `code` is null unless it was a DomainError. */
export type SerializedError = { code: ErrorCode | null; message: string; issues?: Issue[] };

export const serializeError = (error: unknown): SerializedError => ({
  code: error instanceof DomainError ? error.code : null,
  ...(error instanceof DomainError && error.issues && { issues: error.issues }),
  message: error instanceof Error ? error.message : String(error),
});

export const deserializeError = ({ code, message, issues }: SerializedError): Error =>
  code === null ? new Error(message) : new DomainError(code, message, issues && { issues });
