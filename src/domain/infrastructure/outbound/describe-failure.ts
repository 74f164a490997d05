import { DomainError } from "../../errors.ts";

/** Names what went wrong with a source in words. */
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

/** A source that fails, said in a sentence. */
export const unreachable = (url: URL, why: string, cause?: unknown) =>
  new DomainError("bad-gateway", `${url.host} could not be reached: ${why}.`, { cause });
