/** The sentences of the full-screen viewer. */
export const MESSAGES = {
  label: (name: string) => `Photos of ${name}`,
  position: (number: number, count: number) => `${number} of ${count}`,
  close: "Close",
  failed: "This photo didn’t load.",
  previous: "Previous photo",
  next: "Next photo",
  all: "All photos",
  photo: (number: number) => `Photo ${number}`,
  zoom: "Zoom",
  zoomed: (scale: string) => `Zoom ${scale}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
} as const;
