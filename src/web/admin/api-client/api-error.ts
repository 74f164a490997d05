import type { Problem } from "#contract/problem.ts";

/**
 * A failed API request. The message is "{status}: {sentence}", the sentence alone for network failures and for
 * what was filled in wrongly.
 */
export class ApiError extends Error {
  /** 0 for a network failure. */
  readonly status: number;
  /** The problem details of the response, with field issues and the conflicting record. */
  readonly problem: Problem | null;

  constructor(status: number, sentence: string, problem: Problem | null = null) {
    super(status === 0 || problem?.issues ? sentence : `${status}: ${sentence}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = problem;
  }
}

/** The message of the API or of a network failure, else the fallback. */
export function errorMessage(error: unknown, otherwise: string): string {
  const hasReason = error instanceof ApiError && (error.problem !== null || error.status === 0);
  return hasReason ? error.message : otherwise;
}
