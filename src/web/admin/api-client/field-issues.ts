import { ApiError } from "./api-error.ts";

/** The API's validation messages by field path. */
export function fieldIssues(error: Error | null): Partial<Record<string, string>> {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
