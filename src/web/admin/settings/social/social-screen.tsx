import { SettingsScreen } from "../form/settings-screen.tsx";
import { ProfileInput } from "./profile-input.tsx";
import { SocialLinks } from "./social-links.tsx";
import { MESSAGES } from "./messages.ts";
import "./social-rows.css";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

/** The shop's profiles elsewhere. */
export default function SocialScreen() {
  return (
    <SettingsScreen
      keys={["instagramUrl", "facebookUrl", "socialLinks"]}
      lede={MESSAGES.lede}
      name="social"
      preview={{ page: "home", part: ".foot" }}
      title={MESSAGES.title}
    >
      <div className="social-rows">
        <ProfileInput name="instagramUrl" />
        <ProfileInput name="facebookUrl" />
        <SocialLinks />
      </div>
      <p className="settings-note">{MESSAGES.note}</p>
    </SettingsScreen>
  );
}
