import { Link } from "react-router";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { StoryField } from "./story-field.tsx";
import { StudioPhotosField } from "./studio-photos-field.tsx";

export const meta = () => [{ title: "About you, Settings" }];

/** What the About page tells and shows. */
export default function AboutScreen() {
  return (
    <SettingsScreen
      from={{ label: "Home page", to: "/admin/settings/home" }}
      keys={["artistStory", "studioPhotos"]}
      lede="Shown on the About page. The first two paragraphs are on the home page, too."
      name="about"
      preview={{ page: "about" }}
      title="About you"
    >
      <p className="settings-note">
        Your name and portrait are under{" "}
        <Link className="link" to="/admin/settings/identity">
          Your shop
        </Link>
        .
      </p>
      <StoryField />
      <StudioPhotosField />
    </SettingsScreen>
  );
}
