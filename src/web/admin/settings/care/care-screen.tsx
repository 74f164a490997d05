import { CARE_GUIDES, METAL_GUIDES, STONE_GUIDES } from "#contract/settings/care-guides.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { GuideList } from "./guide-list.tsx";
import { MESSAGES } from "./messages.ts";
import "./care.css";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

const OTHERS = CARE_GUIDES.filter(
  (guide) => ![...METAL_GUIDES, ...STONE_GUIDES].some((known) => known === guide),
);

/** How each metal and stone is cared for, in short paragraphs. */
export default function CareScreen() {
  return (
    <SettingsScreen keys={["careTexts"]} lede={MESSAGES.lede} name="care" title={MESSAGES.title}>
      <GuideList guides={METAL_GUIDES} title={MESSAGES.metals} />
      <GuideList guides={STONE_GUIDES} title={MESSAGES.stones} />
      <p className="settings-note">{MESSAGES.cleaning}</p>
      <GuideList guides={OTHERS} title={MESSAGES.others} />
    </SettingsScreen>
  );
}
