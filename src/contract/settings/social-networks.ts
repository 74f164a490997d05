/** Names of networks by their hosts. */
const NETWORKS: Record<string, string> = {
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "fb.com": "Facebook",
  "pinterest.com": "Pinterest",
  "tiktok.com": "TikTok",
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "threads.net": "Threads",
  "threads.com": "Threads",
  "etsy.com": "Etsy",
  "bsky.app": "Bluesky",
  "linkedin.com": "LinkedIn",
  "x.com": "X",
  "twitter.com": "X",
  "vimeo.com": "Vimeo",
};

/** The network of a profile's address, also of its country's or phone's host; else the host; "" for no address. */
export function networkOf(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
  const known = Object.entries(NETWORKS).find(
    ([domain]) => host === domain || host.endsWith(`.${domain}`),
  );
  return known?.[1] ?? host;
}

const PROFILES = {
  instagramUrl: "https://www.instagram.com/",
  facebookUrl: "https://www.facebook.com/",
} as const;
export type ProfileSetting = keyof typeof PROFILES;

/** What was typed as an address: a username, or an address without its scheme; anything else as it is. */
export function toProfileUrl(setting: ProfileSetting, typed: string): string {
  const text = typed.trim();
  const username = /^@?([\w.-]{1,60})$/.exec(text)?.[1];
  if (username && !/\.(com|net)$/i.test(username)) return PROFILES[setting] + username;
  return toAddress(text);
}

/** Adds the scheme to an address that lacks one. */
export const toAddress = (typed: string): string =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed.trim())
    ? `https://${typed.trim()}`
    : typed.trim();

type ProfileSettings = {
  instagramUrl: string;
  facebookUrl: string;
  socialLinks?: string[] | undefined;
};

/** The shop's profiles as links, each with the name of its network. */
export function listProfiles(settings: ProfileSettings): { name: string; url: string }[] {
  const { instagramUrl, facebookUrl, socialLinks = [] } = settings;
  return [
    { name: "Instagram", url: instagramUrl },
    { name: "Facebook", url: facebookUrl },
    ...socialLinks.map((url) => ({ name: networkOf(url), url })),
  ].filter(({ url }) => url !== "");
}
