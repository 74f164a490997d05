import type { Settings } from "./settings.ts";

/** The settings of a new shop. */
export const DEFAULT_SETTINGS: Settings = {
  businessName: "Fernhill Goldsmith",
  blurb:
    "Jewelry in gold and silver, made to keep and to mend. One goldsmith, one bench, Staunton, Virginia.",
  artistName: "Fernhill Atelier",
  artistStory:
    "I work alone, at a bench by the north window on South Augusta Street. Every piece you see was sawn, soldered, set and polished here, and when one comes back to be mended it comes back to the hands that made it.\n\nMost of what I make begins as a conversation, so there is no cart. Write to me about a piece and I will answer the same day, or the morning after if the torch is lit.",
  addressLine: "18 South Augusta Street",
  city: "Staunton",
  state: "Virginia",
  postalCode: "24401",
  phone: "(540) 555-0142",
  email: "hello@fernhill-goldsmith.example",
  instagramUrl: "https://www.instagram.com/",
  facebookUrl: "https://www.facebook.com/",
  videoUrl: "/sample/turntable.mp4",
  videoTitle: "A sapphire solitaire, turning in the light",
  timeZone: "America/New_York",
  skuPattern: "FG-{category}-{number}",
  ownDomain: "",
};
