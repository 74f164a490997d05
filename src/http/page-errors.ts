import { data } from "react-router";
import { describeError } from "./error-status.ts";

/**
 * Waits for what a page needs. A broken rule becomes an answer with its status for the nearest error
 * boundary (`isRouteErrorResponse`, with the Problem as its data); anything else goes on as it is and
 * ends as a 500.
 */
export async function withPageErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { status, problem, headers } = describeError(error, "");
    if (status === 500) throw error;
    throw data(problem, { status, headers });
  }
}
