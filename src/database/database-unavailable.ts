/**
 * The database refuses connections, has none left, or broke one off. Its message and cause are for the
 * log only.
 */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
  /**
   * Whether the statement may have been committed all the same: its connection broke before the
   * answer came.
   */
  readonly mayBeSaved: boolean;

  constructor(cause: unknown, mayBeSaved: boolean) {
    super(reasonOf(cause), { cause });
    this.mayBeSaved = mayBeSaved;
  }
}

/** A host name with several addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
