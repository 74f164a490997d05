import type { Settings } from "#contract/settings.ts";

type SettingsField = {
  name: keyof Settings;
  label: string;
  help?: string;
  rows?: number;
  type?: "text" | "email" | "url" | "tel";
  autoComplete?: string;
  /** Half as wide in wide windows. */
  half?: boolean;
  required?: boolean;
};

type SettingsPart = { heading: string; why: string; fields: SettingsField[] };

/** The text fields of the settings. The time zone has its own field. */
export const SETTINGS_PARTS: SettingsPart[] = [
  {
    heading: "The shop",
    why: "The name stands in the header and in the footer, with its trademark sign.",
    fields: [
      {
        name: "businessName",
        label: "Business name",
        required: true,
        autoComplete: "organization",
        help: "without the ™, which is added",
      },
      { name: "blurb", label: "Blurb", rows: 3, help: "one or two sentences for the footer" },
    ],
  },
  {
    heading: "Contact",
    why: "Where enquiries arrive and where people find you.",
    fields: [
      { name: "addressLine", label: "Address", autoComplete: "street-address" },
      { name: "city", label: "City", autoComplete: "address-level2", half: true },
      { name: "state", label: "State", autoComplete: "address-level1", half: true },
      { name: "postalCode", label: "Postal code", autoComplete: "postal-code", half: true },
      { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", half: true },
      { name: "email", label: "E-mail", type: "email", required: true, autoComplete: "email" },
    ],
  },
  {
    heading: "The artist",
    why: "Signs the collections, and speaks on the About page.",
    fields: [
      { name: "artistName", label: "Artist name", required: true },
      {
        name: "artistStory",
        label: "Artist story",
        rows: 8,
        help: "an empty line begins a new paragraph",
      },
    ],
  },
  {
    heading: "Elsewhere",
    why: "An empty address takes the link away.",
    fields: [
      { name: "instagramUrl", label: "Instagram", type: "url" },
      { name: "facebookUrl", label: "Facebook", type: "url" },
    ],
  },
  {
    heading: "Film",
    why: "Loaded only when a visitor presses it.",
    fields: [
      {
        name: "videoUrl",
        label: "Video address",
        help: "of YouTube or Vimeo, or a film file of this site; empty shows no film",
      },
      { name: "videoTitle", label: "Video title" },
    ],
  },
  {
    heading: "New pieces",
    why: "The SKU is filled in for each new piece, and can be changed there.",
    fields: [
      {
        name: "skuPattern",
        label: "SKU pattern",
        help: "Example: FG-{category}-{number}. Leave blank to fill in none.",
      },
    ],
  },
  {
    heading: "The old site",
    why: "Pictures that still live on the shop’s own domain are shown from there.",
    fields: [
      { name: "ownDomain", label: "Own domain", help: "such as fernhill-goldsmith.example" },
    ],
  },
];
