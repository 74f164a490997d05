import { lowerProcessPriority } from "../../infrastructure/child-process/lower-process-priority.ts";
import { serializeError } from "../../infrastructure/child-process/serialize-error.ts";
import type { ImageRequest, ImageResponse } from "./image-process-messages.ts";
import { prepareOriginal } from "./prepare-original.ts";
import { prepareOriginalFile } from "./prepare-original-file.ts";
import { render } from "./render.ts";

lowerProcessPriority();

process.on("message", ({ id, request }: { id: number; request: ImageRequest }) => {
  void execute(request).then(
    (result) => respond({ id, result }),
    (error: unknown) => respond({ id, error: serializeError(error) }),
  );
});

/* The parent process has ended. */
process.on("disconnect", () => process.exit());

function execute(request: ImageRequest): Promise<unknown> {
  if (request.work === "normalize") return prepareOriginal(request.bytes);
  if (request.work === "normalize-file") return prepareOriginalFile(request.file);
  return render(request.original, request.width, request.format);
}

/** A send that fails means the parent has ended; "disconnect" follows and ends this process. */
function respond(message: ImageResponse): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
