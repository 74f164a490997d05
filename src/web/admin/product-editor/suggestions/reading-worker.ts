import { proposeFacts } from "#contract/catalogue/proposals/propose-facts.ts";
import { readSentence } from "#contract/catalogue/sentences/read-sentence.ts";
import type { Question } from "./ask-reading-worker.ts";

/** A worker: the expressions of stones and metals take a slow phone half a second to compile. */
addEventListener("message", ({ data, ports }: MessageEvent<Question>) => {
  const answer =
    "texts" in data ? proposeFacts(data.texts) : readSentence(data.sentence, data.isNew);
  ports[0]?.postMessage(answer);
});
