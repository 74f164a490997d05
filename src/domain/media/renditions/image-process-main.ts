import { writeFileSync } from "node:fs";
import os from "node:os";
import {
  type Answer,
  type Order,
  serializeError,
} from "../../infrastructure/child-process/serialize-error.ts";
import { prepareOriginal } from "./prepare-original.ts";
import { render } from "./render.ts";

/* A process of its own for work on pictures: pages go before it, and when memory runs out it is this
   one that the system ends, not the shop. */

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "500");

process.on("message", ({ id, order }: { id: number; order: Order }) => {
  void execute(order).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, failure: serializeError(error) }),
  );
});

/* The shop is gone, however it went. */
process.on("disconnect", () => process.exit());

function execute(order: Order): Promise<unknown> {
  return order.work === "normalize"
    ? prepareOriginal(order.bytes)
    : render(order.original, order.width, order.format);
}

/** A shop that is gone meanwhile asks for it no more: "disconnect" ends this process. */
function answer(message: Answer): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
