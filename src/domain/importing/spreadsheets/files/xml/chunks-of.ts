const CHUNK_LENGTH = 64 * 1024;

export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH)
    yield bytes.subarray(at, at + CHUNK_LENGTH);
}
