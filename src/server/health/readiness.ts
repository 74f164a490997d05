/** Whether the process accepts new requests: a proxy that polls /readyz routes them elsewhere. */
export type Readiness = { isStopping: boolean };
