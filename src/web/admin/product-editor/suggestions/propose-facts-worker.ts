import { type FactTexts, proposeFacts } from "#contract/catalogue/proposals/propose-facts.ts";

/** A worker: the expressions of stones and metals take a slow phone half a second to compile. */
addEventListener("message", ({ data, ports }: MessageEvent<FactTexts>) => {
  ports[0]?.postMessage(proposeFacts(data));
});
