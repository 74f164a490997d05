import { expect, test } from "vitest";
import { sendFile } from "./send-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("sends generated parts in their order, as a download that no cache stores", async () => {
  const parts = (async function* () {
    yield bytes("name,");
    await Promise.resolve();
    yield bytes("price");
  })();
  const file = sendFile("pieces.csv", "text/csv", parts);
  expect(Object.fromEntries(file.headers)).toEqual({
    "content-type": "text/csv",
    "content-disposition": 'attachment; filename="pieces.csv"',
    "cache-control": "no-store",
  });
  expect(await file.text()).toBe("name,price");
});

test("sends a stream as it is", async () => {
  const stream = new Blob(["an archive"]).stream();
  expect(await sendFile("all.tar", "application/x-tar", stream).text()).toBe("an archive");
});

test("ends the generator when the download is cancelled", async () => {
  let generated = 0;
  let hasEnded = false;
  const parts = (async function* () {
    try {
      for (;;) {
        generated += 1;
        await Promise.resolve();
        yield bytes("row");
      }
    } finally {
      hasEnded = true;
    }
  })();
  const reader = sendFile("pieces.csv", "text/csv", parts).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(hasEnded).toBe(true);
  expect(generated).toBeLessThan(4);
});
