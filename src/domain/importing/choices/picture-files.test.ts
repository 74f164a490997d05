import { expect, test } from "vitest";
import { collectPictureFiles } from "./picture-files.ts";

test("finds a photo by its name, whatever folders are named", () => {
  const files = collectPictureFiles({ "Shop/Rings/Ember 1.JPG": "ember", "ash.jpg": "ash" });
  expect(files.find("ember 1.jpg")).toBe("ember");
  expect(files.find(String.raw`C:\Photos\EMBER 1.jpg`)).toBe("ember");
  expect(files.find("/media/ash.jpg")).toBe("ash");
  expect(files.find("moon.jpg")).toBeNull();
  expect(files.count()).toBe(2);
});

test("tells photos of one name apart by their folders, or does not guess", () => {
  const files = collectPictureFiles({
    "Shop/Ember/1.jpg": "ember",
    "Shop/Ash/1.jpg": "ash",
    "old/Ash/1.jpg": "old ash",
    "Moon/2.jpg": "moon",
    "Sun/2.jpg": "moon",
  });
  expect(files.find("ember/1.jpg")).toBe("ember");
  expect(files.find("https://x.example/Shop/Ash/1.jpg")).toBe("ash");
  expect(files.find("./old/ash/1.jpg")).toBe("old ash");
  expect(files.find("ash/1.jpg")).toBeNull();
  expect(files.find("1.jpg")).toBeNull();
  expect(files.find("other/1.jpg")).toBeNull();
  expect(files.find("2.jpg")).toBe("moon");
});
