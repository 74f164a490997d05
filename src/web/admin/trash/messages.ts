/** The sentences of the screen. */
export const MESSAGES = {
  title: "Trash",
  lede: (days: number) =>
    `Deleted things stay here for ${days} days. Restore them, or they’re deleted for good.`,
  empty: "The trash is empty",
  emptyText: "Pieces, collections, tags, and subscribers that you delete come here first.",
  emptyTrash: "Empty trash",
  emptyTitle: "Empty the trash?",
  emptyWarning: (count: number) =>
    `${count === 1 ? "1 thing is" : `${count} things are`} deleted for good. You can’t undo this.`,
  deleteForGood: "Delete for good",
  keep: "Keep",
  emptied: "Trash emptied",
  emptyFailed: "Couldn’t empty the trash",
  restoreTitle: (name: string) => `Restore ${name}`,
  otherSku: "Another SKU",
  otherSlug: "Another web address",
  restore: "Restore",
  cancel: "Cancel",
  name: "Name",
  kind: "Kind",
  deleted: "Deleted",
  deletesOn: "Deletes on",
} as const;
