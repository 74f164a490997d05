import { DomainError } from "#domain/errors.ts";

/** Awaits what a private address opens; one that opens nothing is "missing". */
export async function openPrivately<Opened>(
  opening: Promise<Opened>,
): Promise<Opened | { state: "missing" }> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return { state: "missing" };
    throw error;
  }
}

/** The status of a private page. */
export const statusOf = ({ state }: { state: "open" | "ended" | "missing" }): number =>
  state === "open" ? 200 : state === "ended" ? 410 : 404;
