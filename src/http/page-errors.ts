import { data } from "react-router";
import { DatabaseUnavailableError } from "#domain/errors.ts";
import { describeError } from "./error-status.ts";

/**
 * Awaits the data of a page. A domain error becomes a route error response with its status and Problem
 * for the nearest error boundary; any other error is rethrown and becomes a 500, and a database that is
 * away a page without layout, which needs no data.
 */
export async function withPageErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    const { status, problem, headers } = describeError(error, "");
    if (status === 500) throw error;
    throw data(problem, { status, headers });
  }
}
