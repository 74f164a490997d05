const MEDIA_ADDRESS = /\/media\/([0-9a-f]{64})/g;

/** The hashes of the kept pictures that texts show or name, each once. */
export function listMediaHashes(texts: string[]): string[] {
  const hashes = texts.flatMap((text) => [...text.matchAll(MEDIA_ADDRESS)].map(([, hash]) => hash));
  return [...new Set(hashes.filter((hash) => hash !== undefined))];
}
