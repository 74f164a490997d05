import { CARE_GUIDES, METAL_GUIDES, STONE_GUIDES } from "#contract/settings/care-guides.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { GuideList } from "./guide-list.tsx";
import "./care.css";

export const meta = () => [{ title: "Care guides, Settings" }];

const OTHERS = CARE_GUIDES.filter(
  (guide) => ![...METAL_GUIDES, ...STONE_GUIDES].some((known) => known === guide),
);

/** How each metal and stone is cared for, in short paragraphs. */
export default function CareScreen() {
  return (
    <SettingsScreen
      keys={["careTexts"]}
      lede="How to care for each metal and stone. Shown on the page of a piece, in the email after delivery, and on the care card."
      name="care"
      title="Care guides"
    >
      <GuideList guides={METAL_GUIDES} title="Metals" />
      <GuideList guides={STONE_GUIDES} title="Stones" />
      <p className="settings-note">
        A piece of several metals or stones says how to clean it only once, as the most delicate of
        them needs it.
      </p>
      <GuideList guides={OTHERS} title="Without known materials" />
    </SettingsScreen>
  );
}
