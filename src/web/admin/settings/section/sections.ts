/** The sections of the home page that have a screen of their own. */
export const SECTIONS = {
  hero: { title: "Top photo", lede: "A wide photo, a headline, one button." },
  promo: { title: "Color band", lede: "One offer: text on one side, a photo on the other." },
};
