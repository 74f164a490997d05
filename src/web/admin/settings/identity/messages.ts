/** The sentences of the screen; the names of its fields are in settings-labels.ts. */
export const MESSAGES = {
  title: "Your shop",
  lede: "Your name, logo, and portrait, as visitors see them.",
  mark: "At the top of every page",
  asText: "Your name as text",
  asLogo: "Your logo",
  uploadLogo: "Upload a logo",
  replaceLogo: "Replace the logo",
  logoHelp:
    "Use a PNG with a transparent background, at least 600 pixels wide. The footer keeps your name as text.",
  gifLogo: "GIF logos look rough. Use a PNG or a JPEG.",
  smallLogo: (width: number, needed: number) =>
    `This logo is ${width} pixels wide. Use one at least ${needed} pixels wide.`,
  tabIcon: "Icon in the browser’s tab",
  tabIconNow: "Your icon now",
  fromLetter: "Use your first letter",
  fromLogo: "Use your logo",
  drawnRing: "Use the ring",
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
  skuPattern:
    "Example: {category}-{number}. {initials} are those of your shop’s name. Leave blank to fill in none.",
};
