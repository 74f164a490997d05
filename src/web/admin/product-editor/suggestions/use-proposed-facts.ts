import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FactTexts, Proposals } from "#contract/catalogue/proposals/propose-facts.ts";

/** What a piece's own words say of its facts; undefined while they are first read, and unless they are asked for. */
export function useProposedFacts(texts: FactTexts, isAsked: boolean): Proposals | undefined {
  const { data } = useQuery({
    queryKey: ["proposed facts", texts],
    queryFn: () => askWorker(texts),
    enabled: isAsked,
    // While somebody types, the last offer stays.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isAsked ? data : undefined;
}

let worker: Worker | undefined;

function startWorker(): Worker {
  const started = new Worker(new URL("./propose-facts-worker.ts", import.meta.url), {
    type: "module",
  });
  // The next question starts another one.
  started.addEventListener("error", () => (worker = undefined), { once: true });
  return started;
}

function askWorker(texts: FactTexts): Promise<Proposals> {
  worker ??= startWorker();
  const asked = worker;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Proposals>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    asked.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
    asked.postMessage(texts, [port2]);
  });
}
