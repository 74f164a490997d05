import { DomainError } from "../../errors.ts";

/** Maps an error of a request to a bad-gateway error for people; a DomainError stays itself. */
export function describeFailure(error: unknown, url: URL): DomainError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DomainError) return cause;
    if (cause.name === "TimeoutError") return unreachable(url, "it took too long to answer", error);
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOTFOUND") return unreachable(url, "there is no such host", error);
    if (code === "ECONNREFUSED") return unreachable(url, "nothing answers there", error);
  }
  return unreachable(url, "the connection broke", error);
}

/** @param why completes "example.com could not be reached: " */
export const unreachable = (url: URL, why: string, cause?: unknown) =>
  new DomainError("bad-gateway", `${url.host} could not be reached: ${why}.`, { cause });
