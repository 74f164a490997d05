import type { FactTexts, Proposals } from "#contract/catalogue/proposals/propose-facts.ts";
import type { SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";

/** What the worker reads: a piece's own texts, or a sentence about a piece. */
export type Question = { texts: FactTexts } | { sentence: string; isNew: boolean };

export const askForFacts = (texts: FactTexts) => ask<Proposals>({ texts });

/** @param isNew whether the sentence's words name the piece */
export const askForReading = (sentence: string, isNew: boolean) =>
  ask<SentenceReading>({ sentence, isNew });

let worker: Worker | undefined;

function startWorker(): Worker {
  const started = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
  // The next question starts another one.
  started.addEventListener("error", () => (worker = undefined), { once: true });
  return started;
}

function ask<Answer>(question: Question): Promise<Answer> {
  worker ??= startWorker();
  const asked = worker;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    asked.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
    asked.postMessage(question, [port2]);
  });
}
