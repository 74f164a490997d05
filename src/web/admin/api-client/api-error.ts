import type { Problem } from "#contract/problem.ts";

/** A call that failed. The message is "{status}: {sentence}", or a sentence alone when none answered. */
export class ApiError extends Error {
  /** 0 when the shop could not be reached. */
  readonly status: number;
  /** What the shop said of it, with the fields that are wrong and what stands in the way. */
  readonly problem: Problem | null;

  constructor(status: number, sentence: string, problem: Problem | null = null) {
    super(status === 0 ? sentence : `${status}: ${sentence}`);
    this.name = "ApiError";
    this.status = status;
    this.problem = problem;
  }
}
