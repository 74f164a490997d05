import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for the passphrase of a backup without showing what is typed. */
export async function askForPassphrase(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  output.write("Passphrase of the backup: ");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: unseen, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    output.write("\n");
  }
}
