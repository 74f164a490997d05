/** Answers with a file to be kept, written while it is taken away. */
export function sendFile(
  name: string,
  contentType: string,
  bytes: ReadableStream<Uint8Array> | AsyncGenerator<Uint8Array>,
): Response {
  const stream = bytes instanceof ReadableStream ? bytes : toStream(bytes);
  // Its bytes lie in no shared memory, which its type cannot tell.
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
