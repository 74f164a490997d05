/** The sentences of the story’s head and cover. "Create" and "Update" are literal. */
export const MESSAGES = {
  create: "Create",
  update: "Update",
  schedule: "Schedule",
  publish: "Publish",
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  discard: "Discard changes",
  cancel: "Cancel",
  uploading: (percent: number) => `Uploading the cover, ${percent}%.`,
  changeCover: "Change cover",
  addCover: "Add a cover photo",
  focalPoint: "Set the focal point",
  coverChanged: "Cover changed",
  undo: "Undo",
  coverPhoto: "Cover photo",
} as const;
