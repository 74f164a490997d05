type Close = () => Promise<unknown>;

const pending: Close[] = [];

/**
 * Registers what is to be closed when the test file has ended. Test files of one process share its
 * modules, so an afterAll at the top of a module would run for the first file only.
 */
export function closeAfterFile(close: Close): void {
  pending.push(close);
}

/** Closes everything registered so far, the last first, as it may need what came before it. */
export async function closeRegistered(): Promise<void> {
  for (let close = pending.pop(); close; close = pending.pop()) await close();
}
