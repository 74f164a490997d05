/**
 * Reads the catalogue revision, a number that differs after any change of what visitors see, in
 * whatever process it was made. Synchronous on the embedded database, a query on a remote one.
 */
export type Revisions =
  | { location: "in-process"; read: () => number; close: () => void }
  | { location: "remote"; read: () => Promise<number>; close: () => void };
