import { programFile } from "#project-file";
import { unprocessable } from "../../errors.ts";
import { WorkerThread } from "../../infrastructure/worker-thread/worker-thread.ts";
import { sanitizeShallow } from "./sanitize-shallow.ts";

const worker = new WorkerThread<string, string>(programFile("sanitize-worker"));

/** Characters that the sanitizer reads in a few tens of milliseconds. */
const MAX_LENGTH_ON_EVENT_LOOP = 100_000;

const DEADLINE_MILLISECONDS = 20_000;

/**
 * Sanitizes rich text that somebody sent: a long text in a worker thread, so that other requests go on.
 * @returns "" when nothing visible is left
 * @throws invalid at "content" when elements are nested too deeply, unprocessable after twenty seconds
 */
export const sanitizeInput = async (html: string): Promise<string> =>
  html.length > MAX_LENGTH_ON_EVENT_LOOP ? sanitizeInWorker(html) : sanitizeShallow(html);

/** @param deadline in milliseconds */
export const sanitizeInWorker = (
  html: string,
  deadline: number = DEADLINE_MILLISECONDS,
): Promise<string> =>
  worker.run(html, {
    milliseconds: deadline,
    exceeded: () => unprocessable("The text takes too long to check. Save it in smaller parts."),
  });
