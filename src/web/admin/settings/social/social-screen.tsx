import { SettingsScreen } from "../form/settings-screen.tsx";
import { ProfileInput } from "./profile-input.tsx";
import { SocialLinks } from "./social-links.tsx";
import "./social-rows.css";

export const meta = () => [{ title: "Social networks, Settings" }];

/** The shop's profiles elsewhere. */
export default function SocialScreen() {
  return (
    <SettingsScreen
      keys={["instagramUrl", "facebookUrl", "socialLinks"]}
      lede="Links at the bottom of every page. Leave one blank to hide it."
      name="social"
      preview={{ page: "home", part: ".foot" }}
      title="Social networks"
    >
      <div className="social-rows">
        <ProfileInput name="instagramUrl" />
        <ProfileInput name="facebookUrl" />
        <SocialLinks />
      </div>
      <p className="settings-note">Enter your username or paste the full link.</p>
    </SettingsScreen>
  );
}
