/** The sentences of choosing between two versions of a piece. */
export const MESSAGES = {
  title: "Changed elsewhere",
  text: "This piece was changed elsewhere while you edited it. Nothing is overwritten: choose a version of each field, then save.",
  mine: "Yours",
  theirs: "Saved elsewhere",
  noPhotos: "no photos",
  photo: (number: number) => `Photo ${number}`,
  save: "Save this version",
  back: "Back to the form",
} as const;
