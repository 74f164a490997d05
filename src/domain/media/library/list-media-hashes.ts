const MEDIA_ADDRESS = /\/media\/([0-9a-f]{64})/g;

/** The distinct hashes of stored photos in HTML texts or URLs. */
export function listMediaHashes(texts: string[]): string[] {
  const hashes = texts.flatMap((text) => [...text.matchAll(MEDIA_ADDRESS)].map(([, hash]) => hash));
  return [...new Set(hashes.filter((hash) => hash !== undefined))];
}
