/** A file download, generated while it is sent. */
export function sendFile(
  name: string,
  contentType: string,
  bytes: ReadableStream<Uint8Array> | AsyncGenerator<Uint8Array>,
): Response {
  const stream = bytes instanceof ReadableStream ? bytes : toStream(bytes);
  // The chunks are backed by ArrayBuffers, never by SharedArrayBuffers, which the type allows.
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

const toStream = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
