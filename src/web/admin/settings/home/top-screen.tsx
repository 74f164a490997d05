import { HeroSectionForm } from "../../hero-section/hero-section-form.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import "../../desk-screen.css";
import "../settings.css";

export const meta = () => [{ title: "Top photo, Settings" }];

/** The top of the home page. */
export default function TopScreen() {
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede="A wide photo, a headline, one button."
        title="Top photo"
      />
      <HeroSectionForm
        displayOrder={0}
        heading="Text and photo"
        help="Open the photo to move its focal point, the part that must always stay in view."
        sectionKey="hero"
      />
    </>
  );
}
