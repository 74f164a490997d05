/** The sentences of the screen. */
export const MESSAGES = {
  title: "About you",
  lede: "Shown on the About page. The first two paragraphs are on the home page, too.",
  homePage: "Home page",
  story: "Your story",
  byQuestions: "Three questions",
  asText: "One text",
  questionsHelp: "Answer any of these in your own words. Each answer becomes a paragraph.",
  textHelp: "Leave an empty line to begin a new paragraph.",
  portrait: "Your name and portrait are under",
  yourShop: "Your shop",
  studioPhotos: "Studio photos",
  studioPhotosHelp: "Your bench, your tools, your hands at work. They’re shown on the About page.",
} as const;
