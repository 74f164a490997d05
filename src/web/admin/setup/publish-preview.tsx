import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { PreviewPane } from "../settings/form/preview-pane.tsx";
import { useMediaQuery } from "../use-media-query.ts";
import "../settings/settings.css";

const AS_SAVED: SettingsDraftMessage = { type: "settings-draft", settings: {}, part: undefined };

/** The home page as visitors will see it, where there is room beside the list. */
export function PublishPreview() {
  const isWide = useMediaQuery("(min-width: 1000px)");
  return (
    isWide && (
      <div className="setup-publish-preview">
        <PreviewPane label="Your home page once it’s open" message={AS_SAVED} page="home" />
      </div>
    )
  );
}
