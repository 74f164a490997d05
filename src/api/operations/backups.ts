import { z } from "zod";
import { backupFileSchema, backupsSchema, restoreSchema } from "#contract/operations/backups.ts";
import { backUpNow } from "#domain/operations/backup/write/back-up-now.ts";
import { getBackups, getBackupCopy } from "#domain/operations/backup/schedule/get-backups.ts";
import { openBackup } from "#domain/operations/backup/write/backup-files.ts";
import { requestRestore, findRestore } from "#domain/operations/backup/restore/restore-at-start.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Backups";

const params = z.object({ name: z.string().max(100) });

export const backupCalls = [
  defineCall({
    method: "get",
    path: "/backups",
    group,
    summary: "Read the state of the backups",
    description: "The shop makes one each night. Lists the files on this machine.",
    response: backupsSchema,
    handle: async ({ shop }) => ({
      ...(await getBackups(shop)),
      copy: await getBackupCopy(shop),
      restore: await findRestore(shop),
    }),
  }),
  defineCall({
    method: "post",
    path: "/backups",
    group,
    summary: "Make a backup now",
    description: "Responds when the backup is complete and written to disk.",
    response: backupFileSchema,
    status: 201,
    fails: ["conflict", "storage-full"],
    handle: ({ shop }) => backUpNow(shop),
  }),
  defineCall({
    method: "get",
    path: "/backups/{name}",
    group,
    summary: "Download a backup",
    params,
    response: { contentType: "application/x-tar", description: "The whole shop in one file." },
    fails: ["not-found"],
    handle: async ({ shop, params }) => {
      const { bytes, content } = await openBackup(shop, params.name);
      return new Response(content, {
        headers: {
          "Content-Type": "application/x-tar",
          "Content-Length": String(bytes),
          "Content-Disposition": `attachment; filename="${params.name}"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
  defineCall({
    method: "post",
    path: "/backups/{name}/restore",
    group,
    summary: "Restore a backup",
    description:
      "The shop restarts: it backs up its present state, and then goes back to that of the backup. Afterwards everybody has to sign in again, and GET /backups says how it ended.",
    params,
    response: restoreSchema,
    status: 202,
    fails: ["not-found", "conflict", "storage-full"],
    handle: ({ shop, params: { name } }) => requestRestore(shop, name),
  }),
];
