/** The sentences of a page's photos. */
export const MESSAGES = {
  fullScreen: "View full screen",
  photos: "Photos",
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
} as const;
