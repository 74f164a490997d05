/** The hero of the sample shop while no hero section is saved; its text is the shop's blurb. */
export const HERO_TEXT = {
  title: "Everything here was made at one bench",
  buttonText: "Explore Collections",
  buttonLink: "/collections",
} as const;

/** The hero of any other shop while no hero section is saved. */
export const ownHeroText = (businessName: string) => ({
  title: businessName,
  buttonText: "See the pieces",
  buttonLink: "/collections",
});

/** What stands for the button of a shop that has no pieces yet. */
export const NO_PIECES = "The first pieces are on the bench.";

/** The promo band of the sample shop while no featured section is saved. */
export const PROMO_TEXT = {
  title: "Bring your grandmother’s ring",
  text: "Old gold can be melted, rolled and made again. The stone keeps its story and gets a setting that fits your hand. It begins with an e-mail and a photograph.",
  buttonText: "How we work",
  buttonLink: "/about",
} as const;
