import { expect, test } from "vitest";
import { listProfiles, networkOf, toAddress, toProfileUrl } from "./social-networks.ts";

test.each([
  ["https://www.instagram.com/ana", "Instagram"],
  ["https://www.pinterest.com/ana", "Pinterest"],
  ["https://de.pinterest.com/ana", "Pinterest"],
  ["https://www.tiktok.com/@ana", "TikTok"],
  ["https://youtu.be/abc", "YouTube"],
  ["https://www.threads.net/@ana", "Threads"],
  ["https://anas-bench.etsy.com", "Etsy"],
  ["https://anagold.example/shop", "anagold.example"],
  ["https://notetsy.com/ana", "notetsy.com"],
  ["nothing", ""],
])("recognizes %s as %j", (address, name) => {
  expect(networkOf(address)).toBe(name);
});

test("saves a username as the link", () => {
  expect(toProfileUrl("instagramUrl", "@ana.gold")).toBe("https://www.instagram.com/ana.gold");
  expect(toProfileUrl("facebookUrl", " anagold ")).toBe("https://www.facebook.com/anagold");
  expect(toProfileUrl("instagramUrl", "instagram.com/ana")).toBe("https://instagram.com/ana");
  expect(toProfileUrl("instagramUrl", "")).toBe("");
  expect(toProfileUrl("instagramUrl", "javascript:alert(1)")).toBe("javascript:alert(1)");
});

test("adds a scheme only to what is an address", () => {
  expect(toAddress("www.etsy.com/shop/ana")).toBe("https://www.etsy.com/shop/ana");
  expect(toAddress("https://etsy.com")).toBe("https://etsy.com");
  expect(toAddress("ana")).toBe("ana");
});

test("lists the profiles that are set", () => {
  const instagramUrl = "https://www.instagram.com/ana";
  const socialLinks = ["https://www.etsy.com/shop/ana"];
  expect(listProfiles({ instagramUrl, facebookUrl: "", socialLinks })).toEqual([
    { name: "Instagram", url: instagramUrl },
    { name: "Etsy", url: socialLinks[0] },
  ]);
});
