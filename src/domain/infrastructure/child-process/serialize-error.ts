import { DomainError, type ErrorCode } from "../../errors.ts";

/** An error as a message between processes; `code` is null unless it was a DomainError. */
export type SerializedError = { code: ErrorCode | null; message: string };

export const serializeError = (error: unknown): SerializedError => ({
  code: error instanceof DomainError ? error.code : null,
  message: error instanceof Error ? error.message : String(error),
});

export const deserializeError = ({ code, message }: SerializedError): Error =>
  code === null ? new Error(message) : new DomainError(code, message);
