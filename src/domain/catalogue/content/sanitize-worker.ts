/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from "node:worker_threads";
import { sanitizeContent } from "./sanitize-content.ts";

parentPort?.postMessage(sanitizeContent(workerData as string));
