import { expect, test } from "vitest";
import { withoutTracking } from "./without-tracking.ts";

test.each([
  ["utm_source=a&id=7&UTM_Campaign=b&fbclid=c", "id=7"],
  ["gclid=1&msclkid=2&mc_cid=3&mc_eid=4&srsltid=5&phpsessid=6&sid=7", ""],
  ["_pos=1&_sid=2&_ss=r&_fid=3&variant=9", "variant=9"],
  ["variant=9&size=6", "variant=9&size=6"],
  ["inside=1&sids=2&utm_=3&mc_zid=4&my_utm_x=5", "inside=1&sids=2&utm_=3&mc_zid=4&my_utm_x=5"],
])("leaves of ?%s only ?%s", (query, left) => {
  const url = new URL(`https://a.example/ring?${query}`);
  expect(withoutTracking(url).searchParams.toString()).toBe(left);
  expect(url.search).toBe(`?${query}`);
});
