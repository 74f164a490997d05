import type { Settings } from "./settings.ts";

/** The settings of a shop that has set none: nobody's name, words or address. */
export const DEFAULT_SETTINGS: Settings = {
  businessName: "",
  blurb: "",
  artistName: "",
  artistStory: "",
  addressLine: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  email: "",
  instagramUrl: "",
  facebookUrl: "",
  videoUrl: "",
  videoTitle: "",
  timeZone: "America/New_York",
  skuPattern: "{category}-{number}",
  ownDomain: "",
  showTrademark: true,
  logo: null,
  headerMark: "name",
  look: "fern",
  tabIcon: "",
  homeSections: [],
  socialLinks: [],
  announcementText: "",
  announcementLink: "",
  announcementFrom: "",
  announcementUntil: "",
  savedReplies: [
    {
      title: "Yes, it's available",
      text: "Hi {name},\n\nYes, the {piece} ({price}) is available. Shall I reserve it for you?",
    },
    {
      title: "Ring size",
      text: "Hi {name},\n\nI can size the {piece} to fit. Do you know your ring size? If not, I can send you a ring sizer.",
    },
    {
      title: "Made to order",
      text: "Hi {name},\n\nI can make one for you. Tell me what you have in mind, and when you need it, and I'll send you a price.",
    },
  ],
};
