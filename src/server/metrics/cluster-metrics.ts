import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { z } from "zod";

const REQUEST = "cluster metrics request";
const RESPONSE = "cluster metrics response";
const TIMEOUT_MILLISECONDS = 5000;

const requestSchema = z.object({ kind: z.literal(REQUEST), id: z.int() });
const responseSchema = z.object({ kind: z.literal(RESPONSE), id: z.int(), text: z.string() });

let lastId = 0;

/**
 * Requests the metrics of all workers from the primary process. prom-client aggregates them there only,
 * while a scrape arrives at any worker.
 */
export function requestClusterMetrics(): Promise<string> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const response = responseSchema.safeParse(message).data;
      if (response?.id === id) finish(() => resolve(response.text));
    };
    const finish = (complete: () => void) => {
      clearTimeout(timeout);
      process.off("message", onMessage);
      complete();
    };
    const timeout = setTimeout(
      () => finish(() => reject(new Error("The primary process sent no metrics in time."))),
      TIMEOUT_MILLISECONDS,
    );
    process.on("message", onMessage);
    process.send?.({ kind: REQUEST, id });
  });
}

/** Serves the workers' requests for metrics, in the primary process. */
export function serveClusterMetrics(): void {
  const registry = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    const request = requestSchema.safeParse(message).data;
    if (!request) return;
    // When a worker exits meanwhile the aggregation fails; the requesting worker times out.
    registry.clusterMetrics().then(
      (text) => worker.isConnected() && worker.send({ kind: RESPONSE, id: request.id, text }),
      () => undefined,
    );
  });
}
