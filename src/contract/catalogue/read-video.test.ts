import { expect, test } from "vitest";
import { readVideo } from "./read-video.ts";

test("reads a path as a file of the shop", () => {
  expect(readVideo("/sample/turntable.mp4")).toEqual({
    kind: "file",
    src: "/sample/turntable.mp4",
  });
});

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://m.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RDAMVM",
  "http://youtube.com/watch/?feature=share&v=dQw4w9WgXcQ&list=PL1&index=2",
  "https://youtube.com/live/dQw4w9WgXcQ?feature=share",
  "https://www.youtube.com/v/dQw4w9WgXcQ/",
  "youtube.com/watch?v=dQw4w9WgXcQ",
  "youtu.be/dQw4w9WgXcQ",
])("embeds %s without cookies", (address) => {
  expect(readVideo(address)).toEqual({
    kind: "embedded",
    host: "YouTube",
    embed: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
});

test("keeps the hash of an unlisted Vimeo video", () => {
  expect(readVideo("https://vimeo.com/76979871")).toMatchObject({
    embed: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
    page: "https://vimeo.com/76979871",
  });
  expect(readVideo("https://vimeo.com/76979871/8272103f6e")).toMatchObject({
    embed: "https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1",
    page: "https://vimeo.com/76979871/8272103f6e",
  });
  expect(readVideo("https://player.vimeo.com/video/76979871?h=8272103f6e")).toMatchObject({
    page: "https://vimeo.com/76979871/8272103f6e",
  });
});

test.each([
  "https://vimeo.com/channels/staffpicks/76979871",
  "https://vimeo.com/groups/goldsmiths/videos/76979871",
  "https://vimeo.com/showcase/123/video/76979871",
  "https://vimeo.com/album/123/video/76979871",
  "https://vimeo.com/manage/videos/76979871",
  "https://vimeo.com/76979871#t=30s",
  "vimeo.com/76979871/",
])("finds the Vimeo video of %s", (address) => {
  expect(readVideo(address)).toMatchObject({ page: "https://vimeo.com/76979871" });
});

test.each([
  "",
  "nonsense",
  "film.mp4",
  "https://example.com/film",
  "//evil.example/x",
  "ftp://youtu.be/dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://youtube.com/",
  "https://www.youtube.com/@fernhill",
  "https://www.youtube.com/@fernhill/videos",
  "https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw",
  "https://www.youtube.com/channel/UC1234567890",
  "https://www.youtube.com/c/fernhill",
  "https://www.youtube.com/user/fernhill",
  "https://www.youtube.com/fernhill",
  "https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs",
  "https://www.youtube.com/playlist?v=dQw4w9WgXcQ",
  "https://www.youtube.com/results?search_query=gold",
  "https://www.youtube.com/feed/subscriptions",
  "https://www.youtube.com/hashtag/goldsmith",
  "https://www.youtube.com/clip/UgkxABCDEF",
  "https://www.youtube.com/post/UgkxABCDEF",
  "https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8",
  "https://www.youtube.com/embed/live_stream?channel=UC1234567890",
  "https://youtu.be/",
  "https://vimeo.com/",
  "https://vimeo.com/user123",
  "https://vimeo.com/fernhill",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/channels/123456",
  "https://vimeo.com/groups/goldsmiths",
  "https://vimeo.com/showcase/123456",
  "https://vimeo.com/ondemand/fernhill/76979871",
  "https://vimeo.com/event/123456",
  "https://vimeo.com/76979871/settings",
])("returns null for %j", (address) => {
  expect(readVideo(address)).toBeNull();
});
