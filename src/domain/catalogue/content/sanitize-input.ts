import { programFile } from "#project-file";
import { invalid, unprocessable } from "../../errors.ts";
import { isNestedDeeper } from "../../infrastructure/html/is-nested-deeper.ts";
import { WorkerThread } from "../../infrastructure/worker-thread/worker-thread.ts";
import { sanitizeContent } from "./sanitize-content.ts";

const worker = new WorkerThread<string, string>(programFile("sanitize-worker"));

/** Far deeper than a story needs; the sanitizer's time grows with the square of the depth. */
const MAX_DEPTH = 1000;

/** Characters that the sanitizer reads in a few tens of milliseconds. */
const MAX_LENGTH_ON_EVENT_LOOP = 100_000;

const DEADLINE_MILLISECONDS = 10_000;

/**
 * Sanitizes rich text that somebody sent: a long text in a worker thread, so that other requests go on.
 * @returns "" when nothing visible is left
 * @throws invalid at "content" when elements are nested too deeply, unprocessable after ten seconds
 */
export async function sanitizeInput(html: string): Promise<string> {
  if (isNestedDeeper(html, MAX_DEPTH)) {
    throw invalid("content", `The text has more than ${MAX_DEPTH} elements inside one another.`);
  }
  return html.length > MAX_LENGTH_ON_EVENT_LOOP ? sanitizeInWorker(html) : sanitizeContent(html);
}

/** @param deadline in milliseconds */
export const sanitizeInWorker = (
  html: string,
  deadline: number = DEADLINE_MILLISECONDS,
): Promise<string> =>
  worker.run(html, {
    milliseconds: deadline,
    exceeded: () => unprocessable("The text takes too long to check. Save it in smaller parts."),
  });
