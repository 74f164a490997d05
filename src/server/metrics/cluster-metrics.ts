import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { z } from "zod";

const ASK = "metrics of all workers?";
const ANSWER = "metrics of all workers";
const PATIENCE_MILLISECONDS = 5000;

const askSchema = z.object({ kind: z.literal(ASK), id: z.int() });
const answerSchema = z.object({ kind: z.literal(ANSWER), id: z.int(), text: z.string() });

let asked = 0;

/** Asks the first process, from a worker, for the figures of all workers together. */
export function requestClusterMetrics(): Promise<string> {
  const id = (asked += 1);
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      const answer = answerSchema.safeParse(message).data;
      if (answer?.id === id) finish(() => resolve(answer.text));
    };
    const finish = (settle: () => void) => {
      clearTimeout(tooLong);
      process.off("message", hear);
      settle();
    };
    const tooLong = setTimeout(
      () => finish(() => reject(new Error("The first process did not tell the figures."))),
      PATIENCE_MILLISECONDS,
    );
    process.on("message", hear);
    process.send?.({ kind: ASK, id });
  });
}

/** Answers workers that ask, in the first process. */
export function serveClusterMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    const ask = askSchema.safeParse(message).data;
    if (!ask) return;
    // A worker that dies meanwhile is left out by the next one who asks.
    all.clusterMetrics().then(
      (text) => worker.isConnected() && worker.send({ kind: ANSWER, id: ask.id, text }),
      () => undefined,
    );
  });
}
