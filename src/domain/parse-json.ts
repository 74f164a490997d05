/** Parses a text or its bytes as JSON; undefined when invalid. */
export function parseJson(json: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof json === "string" ? json : Buffer.from(json).toString()) as unknown;
  } catch {
    return undefined;
  }
}
