import { ApiError } from "./api-error.ts";

/** What the shop finds wrong with what was sent, by field. */
export function fieldIssues(error: Error | null): Partial<Record<string, string>> {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
