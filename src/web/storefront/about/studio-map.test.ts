import { expect, test } from "vitest";
import { ownMapHref } from "./map-href.ts";
import { splitStreet } from "./split-street.ts";

test.each([
  ["18 South Augusta Street", { number: "18", street: "South Augusta Street" }],
  ["221b Baker Street, second floor", { number: "221b", street: "Baker Street" }],
  ["The Old Mill", { number: "", street: "The Old Mill" }],
  ["12", { number: "", street: "12" }],
])("splits %s", (line, parts) => expect(splitStreet(line)).toEqual(parts));

test("opens the map program of the device, elsewhere a map on the web", () => {
  const place = "18 South Augusta Street, Staunton";
  const query = "18%20South%20Augusta%20Street%2C%20Staunton";
  expect(ownMapHref(place, "Mozilla/5.0 (Linux; Android 16)")).toBe(`geo:0,0?q=${query}`);
  expect(ownMapHref(place, "Mozilla/5.0 (iPhone; CPU iPhone OS 26)")).toBe(
    `https://maps.apple.com/?q=${query}`,
  );
  expect(ownMapHref(place, "Mozilla/5.0 (X11; Linux x86_64)")).toBeUndefined();
});
