import { programFile } from "#project-file";
import { unprocessable } from "../../../errors.ts";
import { WorkerThread } from "../../../infrastructure/worker-thread/worker-thread.ts";
import type { MailAnswer } from "./parse-mail-answer.ts";
import type { MailHead } from "./read-mail-head.ts";

export type MailTask = { part: "head" | "answer"; source: Uint8Array };

/** A mail of 30 MB takes some seconds. */
const LIMIT = {
  milliseconds: 30_000,
  exceeded: () => unprocessable("The mail takes too long to read."),
};

const worker = new WorkerThread<MailTask, MailHead | MailAnswer>(programFile("mail-worker"));

/** `readMailHead` in a worker thread. @throws when it takes too long */
export const readHead = (source: Uint8Array): Promise<MailHead> =>
  worker.run({ part: "head", source }, LIMIT) as Promise<MailHead>;

/** `parseMailAnswer` in a worker thread. @throws for a malformed mail, and when it takes too long */
export async function parseAnswer(source: Uint8Array): Promise<MailAnswer> {
  const answer = (await worker.run({ part: "answer", source }, LIMIT)) as MailAnswer;
  // Sent between threads, they are plain arrays of bytes.
  return { ...answer, photos: answer.photos.map((photo) => Buffer.from(photo)) };
}
