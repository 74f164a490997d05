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

test.each(["", "nonsense", "https://example.com/film", "https://youtube.com/", "//evil.example/x"])(
  "returns null for %j",
  (address) => {
    expect(readVideo(address)).toBeNull();
  },
);
