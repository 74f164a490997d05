import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { askForPassphrase } from "./ask-for-passphrase.ts";

test("asks for the passphrase and shows nothing of what is typed", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askForPassphrase(input, output);
  input.write("correct horse battery\n");
  expect(await asked).toBe("correct horse battery");
  output.end();
  expect(await text(output)).toBe("Passphrase of the backup: \n");
});
