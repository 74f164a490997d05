/** A post as the social network describes it. */
export type SocialPost = {
  id: string;
  media_type: "IMAGE" | "VIDEO";
  media_url: string;
  permalink: string;
  caption: string;
  timestamp: string;
};

export const POST_PICTURE_WIDTHS = [320, 640] as const;
export const POST_LIMIT = 6;
/** A post's alt text is the beginning of its caption, cut at this length. */
export const POST_ALT_LENGTH = 100;

/** Six sample posts; nothing is fetched from Instagram. `media_url` is a path without width and extension. */
export const SOCIAL_POSTS: SocialPost[] = [
  {
    id: "1",
    media_type: "IMAGE",
    media_url: "/images/social/signet",
    permalink: "https://www.instagram.com/",
    caption:
      "Oval signet, cast solid from one piece of wax. Left plain for now: the initials come last, cut by hand once its owner has worn it for a week and knows which way is up.",
    timestamp: "2026-11-14T16:20:00.000Z",
  },
  {
    id: "2",
    media_type: "VIDEO",
    media_url: "/images/social/garnets",
    permalink: "https://www.instagram.com/",
    caption:
      "Garnet studs, four claws each. Closing the last claw is the part where nobody in the shop breathes.",
    timestamp: "2026-11-09T14:05:00.000Z",
  },
  {
    id: "3",
    media_type: "IMAGE",
    media_url: "/images/social/emerald",
    permalink: "https://www.instagram.com/",
    caption: "An emerald between two diamonds, finished on a gray morning that suited it.",
    timestamp: "2026-11-02T13:40:00.000Z",
  },
  {
    id: "4",
    media_type: "IMAGE",
    media_url: "/images/social/dragonfly",
    permalink: "https://www.instagram.com/",
    caption:
      "Window enamel has no back, only edges. Each cell of this wing was filled seven times.",
    timestamp: "2026-10-26T15:15:00.000Z",
  },
  {
    id: "5",
    media_type: "VIDEO",
    media_url: "/images/social/bangles",
    permalink: "https://www.instagram.com/",
    caption:
      "Three bangles, and the sound they make. Sterling, forged round and never quite alike.",
    timestamp: "2026-10-18T17:30:00.000Z",
  },
  {
    id: "6",
    media_type: "IMAGE",
    media_url: "/images/social/opal",
    permalink: "https://www.instagram.com/",
    caption: "Opal on linen. It looks different in every photograph, so here is one of many.",
    timestamp: "2026-10-11T14:50:00.000Z",
  },
];
