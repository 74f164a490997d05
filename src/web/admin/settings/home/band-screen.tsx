import { HeroSectionForm } from "../../hero-section/hero-section-form.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import "../../desk-screen.css";
import "../settings.css";

export const meta = () => [{ title: "Color band, Settings" }];

/** The color band of the home page. */
export default function BandScreen() {
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede="One offer: text on one side, a photo on the other."
        title="Color band"
      />
      <HeroSectionForm
        displayOrder={1}
        heading="Text and photo"
        help="Open the photo to move its focal point, the part that must always stay in view."
        sectionKey="featured"
      />
    </>
  );
}
