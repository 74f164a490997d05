import { DatabaseUnavailableError } from "#domain/errors.ts";

/**
 * The result of a query, unless the database is silent for too long: a host that vanished answers
 * neither yes nor no.
 * @throws DatabaseUnavailableError
 */
export async function withDatabaseDeadline<T>(query: Promise<T>, milliseconds: number): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`no answer within ${milliseconds} ms`);
    silence.reject(new DatabaseUnavailableError(reason, false));
  }, milliseconds);
  try {
    return await Promise.race([query, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
