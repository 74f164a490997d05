import type { RenditionFormat, RenditionWidth } from "#contract/media-urls.ts";
import { DomainError, type ErrorCode } from "../../errors.ts";

/** What the shop asks of the process that works on pictures. */
export type Order =
  | { work: "normalize"; bytes: Uint8Array }
  | { work: "render"; original: Uint8Array; width: RenditionWidth; format: RenditionFormat };

export type Failure = { code: ErrorCode | null; message: string };

export type Answer = { id: number; result: unknown } | { id: number; failure: Failure };

export const toFailure = (error: unknown): Failure => ({
  code: error instanceof DomainError ? error.code : null,
  message: error instanceof Error ? error.message : String(error),
});

export const fromFailure = ({ code, message }: Failure): Error =>
  code === null ? new Error(message) : new DomainError(code, message);
