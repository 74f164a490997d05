/** The sentences of the screen; the names of its fields are in settings-labels.ts. */
export const MESSAGES = {
  title: "Your shop",
  lede: "Your name, logo, and portrait, as visitors see them.",
  trademark: "Only if you use it as a trademark.",
  portrait: "Portrait",
  portraitHelp: "You, your hands, or your bench. Shown on the home and About pages.",
  focalPoint: "Drag the ring to the part that must always stay in view. Arrow keys move it too.",
  addPortrait: "Add a portrait",
  replace: "Replace",
  removePortrait: "Remove",
  uploading: "Uploading…",
  alt: "Photo description (alt text)",
  artistName: "Shown on your collections and the About page.",
  blurb: "Shown at the bottom of every page and in search results.",
  newPieces: "New pieces",
  skuPattern: "Example: {category}-{number}. Leave blank to fill in none.",
};
