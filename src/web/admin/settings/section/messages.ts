/** The sentences of the screens of the top photo and the color band. */
export const MESSAGES = {
  homePage: "Home page",
  hero: { title: "Top photo", lede: "A wide photo, a headline, one button." },
  promo: { title: "Color band", lede: "One offer: text on one side, a photo on the other." },
  section: {
    shown: "Show this section",
    photo: "Photo",
    focus: "Drag the ring to the part that must always stay in view. Arrow keys move it too.",
    phoneFocus: "Different point on a phone",
    phonePoint: "Focal point on a phone",
    addPhoto: "Add a photo",
    replace: "Replace",
    remove: "Remove",
    uploading: "Uploading…",
    large: (width: number, height: number) =>
      `${formatSize(width, height)}. Large enough for every screen.`,
    small: (width: number, height: number, needed: number) =>
      `${formatSize(width, height)}. It may look soft on large screens: choose one at least ${needed.toLocaleString("en-US")} pixels wide.`,
    alt: "Photo description (alt text)",
    altHelp: "Describe it as you would over the phone.",
    headline: "Headline",
    headlineHelp: "Keep it short. Six words or fewer fit on a phone.",
    enterHeadline: "Enter a headline.",
    text: "Text",
    buttonText: "Button text",
    failed: "Couldn’t save the section",
  },
  figures: {
    title: "Pieces on the photo",
    help: "Number the pieces your photo shows, and drag each number beside its piece. Arrow keys move it too.",
    needsPhoto: "Add a photo first.",
    handle: (number: number, piece: string, left: number, top: number) =>
      `Number ${number}, ${piece}: ${left} percent from the left, ${top} percent from the top. The arrow keys move it.`,
    line: (piece: string) => `Line to ${piece}`,
    lines: { right: "Right", left: "Left", up: "Up", down: "Down", none: "No line" },
    remove: (piece: string) => `Remove ${piece}`,
    removed: (piece: string) => `${piece} removed`,
    add: "Add a piece",
    full: (count: number) => `${count} pieces are numbered. Remove one to add another.`,
  },
} as const;

function formatSize(width: number, height: number): string {
  return `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} pixels`;
}
