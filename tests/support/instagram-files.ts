/** Instagram writes each byte of UTF-8 as a character of its own. */
const latin1 = (text: string): string => Buffer.from(text).toString("latin1");

const media = (uri: string, title = "") => ({
  uri,
  // March 12, 2024, 21:30 in New York.
  creation_timestamp: 1_710_293_400,
  media_metadata: { photo_metadata: { exif_data: [{}] } },
  title: latin1(title),
  cross_post_source: { source_app: "FB" },
});

export const CAPTION =
  "Ember ring, forged in a café 🔥\r\n\r\nWarm & red. #RoseGold #rose_gold #noSuchTag";

const posts = [
  { media: [media("media/posts/202403/1.jpg", CAPTION)] },
  {
    media: [
      media("media/posts/202403/2.mp4"),
      media("media/posts/202403/2a.jpg"),
      media("media/posts/202403/2b.webp"),
    ],
    title: latin1('\n=HYPERLINK("https://bad.example")\nZoé’s <b>pin</b>\0'),
    creation_timestamp: 1_710_293_400,
  },
  { media: [media("media/posts/202403/3.jpg", "✨🔥 #handmade #gold")] },
  { media: [media("media/posts/202403/4.mp4", "A film")], title: "" },
  { media: [{ uri: "media/posts/old/5.jpg", title: "caf\u00E9, typed long ago" }] },
  { media: [media("media/posts/202403/6.jpg", "r".repeat(2000))] },
  { media: [{ uri: "media/posts/old/7.jpg", creation_timestamp: 1e15 }] },
];

/** `your_instagram_activity/media/posts_1.json` of an export as JSON. */
export const INSTAGRAM_POSTS = JSON.stringify(posts);
