import type { RenditionFormat, RenditionWidth } from "#contract/media-urls.ts";
import { DomainError, type ErrorCode } from "../../errors.ts";

/** What the shop asks of the process that works on pictures. */
export type Order =
  | { work: "normalize"; bytes: Uint8Array }
  | { work: "render"; original: Uint8Array; width: RenditionWidth; format: RenditionFormat };

export type SerializedError = { code: ErrorCode | null; message: string };

export type Answer = { id: number; result: unknown } | { id: number; failure: SerializedError };

export const serializeError = (error: unknown): SerializedError => ({
  code: error instanceof DomainError ? error.code : null,
  message: error instanceof Error ? error.message : String(error),
});

export const deserializeError = ({ code, message }: SerializedError): Error =>
  code === null ? new Error(message) : new DomainError(code, message);
