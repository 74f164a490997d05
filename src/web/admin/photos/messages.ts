/** The sentences of the photo field, the photo library and the uploads. */
export const MESSAGES = {
  field: {
    label: "Photos",
    help: "The first is the cover.",
    cover: "Cover",
    add: "Add photos",
    addOne: "Add a photo",
    addHow: "Drop here or browse",
    addTo: (label: string) => `Add to ${label}`,
    take: "Take a photo",
    camera: "Photo from the camera",
    photo: (place: number, alt: string) => `Photo ${place}: ${alt || "no description yet"}`,
    options: (place: number) => `Options for photo ${place}`,
    move: "Drag to move it, or press the arrow keys.",
    removed: "Photo removed.",
    undo: "Undo",
  },
  announcements: {
    already: "This photo is already here.",
    addedAt: (place: number) => `Photo ${place} added.`,
    added: (count: number) => (count === 1 ? "1 photo added." : `${count} photos added.`),
    moved: (place: number, count: number) =>
      place === 1 ? "Now the cover." : `Now photo ${place} of ${count}.`,
  },
  tooMany: {
    none: "You can’t add more photos here",
    some: (added: number) => (added === 1 ? "Only 1 was added" : `Only ${added} were added`),
    text: (max: number) => (max === 1 ? "The limit is 1 photo." : `The limit is ${max} photos.`),
  },
  uploads: {
    unnamed: "Photo",
    preparing: (place: number, count: number) =>
      `Preparing photo ${place} of ${count}. You can keep typing.`,
    uploading: (place: number, count: number, percent: number) =>
      `Uploading photo ${place} of ${count}, ${percent}%. You can keep typing.`,
    percent: (percent: number) => `${percent} percent`,
    tryAgain: "Try again",
    remove: "Remove",
    failed: "Couldn’t upload. Try again.",
    unreachable: "Couldn’t reach your shop. Check your connection and try again.",
    noReason: "Something went wrong. Try again.",
  },
  details: {
    photo: (place: number) => `Photo ${place}`,
    saving: "Saving…",
    close: "Close",
    elsewhere:
      "This photo is on another website. Upload it here to give it a description and a focal point.",
    makeCover: "Make cover",
    earlier: "Move earlier",
    later: "Move later",
    remove: "Remove",
    alt: "Photo description (alt text)",
    altHelp:
      "Describe it as you would over the phone: “Oval moonstone in a silver rope bezel, on slate.”",
    saveFailed: "Couldn’t change the photo",
  },
  focalPoint: {
    label: "Focal point",
    at: (label: string, left: number, top: number) =>
      `${label}, ${left} percent from the left, ${top} percent from the top. The arrow keys move it.`,
    onCard: "On a card",
  },
  library: {
    choose: "Choose from your photos",
    title: "Your photos",
    search: "Search photos",
    noMatches: (term: string) =>
      `No matches for “${term}”. Try what the photo shows, or the name of its piece.`,
    none: "No photos yet. Photos you upload anywhere show up here.",
    photos: "Photos",
    pages: "Pages of photos",
    noAlt: "No description yet",
    taken: "Already added",
    add: (count: number) =>
      count === 0 ? "Add" : count === 1 ? "Add 1 photo" : `Add ${count} photos`,
    cancel: "Cancel",
  },
} as const;
