import { cutText } from "#contract/cut-text.ts";

const PLATFORMS: [RegExp, string][] = [
  [/googlebot|google-|feedfetcher-google|googleproducer|google merchant/i, "Google"],
  [/facebookexternalhit|facebookcatalog|facebookbot|meta-externalagent/i, "Meta"],
  [/pinterest/i, "Pinterest"],
  [/bingbot|msnbot/i, "Bing"],
];

const MAX_LENGTH = 50;

/** The name of the program that a User-Agent header states: "Google", "a browser", "curl"; without its version. */
export function nameClient(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? "";
  const platform = PLATFORMS.find(([pattern]) => pattern.test(text))?.[1];
  if (platform) return platform;
  const [name = ""] = /^[\w.-]+/.exec(text) ?? [];
  if (name === "Mozilla") return "a browser";
  return cutText(name, MAX_LENGTH) || "an unnamed program";
}
