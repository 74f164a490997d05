import { z } from "zod";
import type { User } from "#contract/access/sign-in.ts";
import { idParam, optionalText } from "#contract/field-schemas.ts";
import { slugSchema } from "#contract/slug.ts";
import {
  type Restored,
  restoredSchema,
  TRASH_KINDS,
  trashEntrySchema,
  type TrashKind,
} from "#contract/operations/trash.ts";
import { emptyTrash } from "#domain/operations/trash/empty-trash.ts";
import { listTrash } from "#domain/operations/trash/list-trash.ts";
import { listLostCategories } from "#domain/operations/trash/lost-categories.ts";
import { restoreBatch } from "#domain/operations/trash/restore-batch.ts";
import { restoreFromTrash } from "#domain/operations/trash/restore-from-trash.ts";
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
    response: restoredSchema,
    fails: ["conflict"],
    handle: async ({ shop, user, by, params, body }) => {
      const lost = await listLostCategories(shop, { trashId: params.trashId });
      const names = { slug: body.slug, sku: body.sku ?? undefined };
      await restoreFromTrash(shop, params.trashId, names, { kinds: restorableKinds(user), by });
      return describeRestored(lost);
    },
  }),
  defineCall({
    method: "post",
    path: "/trash/restore-batch",
    access: "pieces",
    group,
    summary: "Restore everything that was deleted in one batch",
    body: z.object({ batch: z.string().min(1).max(100) }),
    response: restoredSchema.extend({ restored: z.int() }),
    fails: ["not-found", "conflict"],
    handle: async ({ shop, user, by, body }) => {
      const lost = await listLostCategories(shop, { batch: body.batch });
      const restored = await restoreBatch(shop, body.batch, {
        kinds: restorableKinds(user),
        by,
      });
      return { ...describeRestored(lost), restored };
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

function describeRestored(lost: string[]): Restored {
  if (lost.length === 0) return { message: "Restored successfully" };
  const names = lost.map((name) => `“${name}”`).join(", ");
  const message = `Restored without a category: ${names} ${lost.length === 1 ? "was" : "were"} deleted meanwhile.`;
  return { message, lostCategories: lost };
}

/** Who has access to pieces and collections alone takes back no more than what they can delete. */
const restorableKinds = (user: User | null): readonly TrashKind[] =>
  user?.access === "everything" ? TRASH_KINDS : ["product", "collection", "tag"];
