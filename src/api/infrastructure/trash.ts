import { z } from "zod";
import type { User } from "#contract/access/sign-in.ts";
import { idParam, optionalText } from "#contract/field-schemas.ts";
import { slugSchema } from "#contract/slug.ts";
import { TRASH_KINDS, trashEntrySchema, type TrashKind } from "#contract/operations/trash.ts";
import { emptyTrash } from "#domain/operations/trash/empty-trash.ts";
import { listTrash } from "#domain/operations/trash/list-trash.ts";
import { restoreBatch } from "#domain/operations/trash/restore-batch.ts";
import { restoreFromTrash } from "#domain/operations/trash/restore-from-trash.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Trash";

export const trashCalls = [
  defineCall({
    method: "get",
    path: "/trash",
    group,
    summary: "List what was deleted in the last 30 days",
    response: z.array(trashEntrySchema),
    handle: ({ shop }) => listTrash(shop),
  }),
  defineCall({
    method: "post",
    path: "/trash/{trashId}/restore",
    access: "pieces",
    group,
    summary: "Restore an entry",
    description: "409 names the conflict; send another slug or SKU to resolve it.",
    params: z.object({ trashId: idParam }),
    body: z.object({ slug: slugSchema(255).optional(), sku: optionalText(100) }),
    response: messageSchema,
    fails: ["conflict"],
    handle: async ({ shop, user, by, params, body }) => {
      const names = { slug: body.slug, sku: body.sku ?? undefined };
      await restoreFromTrash(shop, params.trashId, names, { kinds: restorableKinds(user), by });
      return { message: "Restored successfully" };
    },
  }),
  defineCall({
    method: "post",
    path: "/trash/restore-batch",
    access: "pieces",
    group,
    summary: "Restore everything that was deleted in one batch",
    body: z.object({ batch: z.string().min(1).max(100) }),
    response: z.object({ message: z.string(), restored: z.int() }),
    fails: ["not-found", "conflict"],
    handle: async ({ shop, user, by, body }) => {
      const restored = await restoreBatch(shop, body.batch, {
        kinds: restorableKinds(user),
        by,
      });
      return { message: "Restored successfully", restored };
    },
  }),
  defineCall({
    method: "delete",
    path: "/trash",
    group,
    summary: "Empty the trash permanently",
    response: z.object({ message: z.string(), removed: z.int() }),
    handle: async ({ shop, by }) => {
      const removed = await emptyTrash(shop, by);
      return { message: "Trash emptied", removed };
    },
  }),
];

/** Who has access to pieces and collections alone takes back no more than what they can delete. */
const restorableKinds = (user: User | null): readonly TrashKind[] =>
  user?.access === "everything" ? TRASH_KINDS : ["product", "collection", "tag"];
