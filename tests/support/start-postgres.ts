import { findPostgres } from "./find-postgres.mjs";
import { type Cluster, startCluster } from "./postgres-cluster.ts";

const binaries = findPostgres();

/** Whether the machine has PostgreSQL's programs. */
export const hasPostgres = binaries !== undefined;

/** A server that keeps what it acknowledges, as it is delivered, for a test of processes. */
export function startPostgres(): Promise<Cluster> {
  if (!binaries) throw new Error("PostgreSQL 15 or later was not found.");
  return startCluster(binaries, ["-c", "listen_addresses=127.0.0.1"]);
}
