/** The sentences of the About page. */
export const MESSAGES = {
  about: "About",
  title: (artist: string) => `About ${artist}`.trim(),
  photos: "Photos of the studio",
  craft: "How the work is done",
  studio: {
    title: "The studio",
    text: "Write or call before you come by, so that the torch is out and the kettle is on.",
    address: "Address",
    map: "Open in maps",
    phone: "Phone",
    email: "Email",
    customWork: "Custom work",
    askCustomWork: "Ask about custom work",
    hours: "Hours",
    byAppointment: "By appointment",
    otherTimes: "Other times by appointment",
    openUntil: (time: string) => `Open now until ${time}`,
    profiles: "Elsewhere",
  },
} as const;
