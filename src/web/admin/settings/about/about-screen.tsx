import { Link } from "react-router";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { MESSAGES } from "./messages.ts";
import { StoryField } from "./story-field.tsx";
import { StudioPhotosField } from "./studio-photos-field.tsx";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

/** What the About page tells and shows. */
export default function AboutScreen() {
  return (
    <SettingsScreen
      from={{ label: MESSAGES.homePage, to: "/admin/settings/home" }}
      keys={["artistStory", "studioPhotos"]}
      lede={MESSAGES.lede}
      name="about"
      preview={{ page: "about" }}
      title={MESSAGES.title}
    >
      <p className="settings-note">
        {MESSAGES.portrait}{" "}
        <Link className="link" to="/admin/settings/identity">
          {MESSAGES.yourShop}
        </Link>
        .
      </p>
      <StoryField />
      <StudioPhotosField />
    </SettingsScreen>
  );
}
