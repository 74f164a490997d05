/** Whether the process still wants new requests; a proxy that asks /readyz sends them elsewhere. */
export type Readiness = { isStopping: boolean };
