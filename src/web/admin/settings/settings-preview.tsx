import { useFormContext, useWatch } from "react-hook-form";
import type { Settings } from "#contract/settings.ts";

/** Previews the header and footer of the public pages with the unsaved values. */
export function SettingsPreview() {
  const { control } = useFormContext<Settings>();
  const settings = useWatch({ control });
  const { businessName, blurb, phone, email, addressLine, postalCode } = settings;
  const town = [settings.city, settings.state].filter(Boolean).join(", ");
  const name = businessName?.trim() || "The name";
  return (
    <section aria-label="Preview" className="settings-preview">
      <p className="settings-preview-head">
        {name}
        <sup>™</sup>
      </p>
      <div className="settings-preview-foot">
        <div>
          <p className="settings-preview-name">
            {name}
            <sup>™</sup>
          </p>
          <p>{blurb}</p>
        </div>
        <address>
          {[phone, email, addressLine, [town, postalCode].filter(Boolean).join(" ")]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      </div>
    </section>
  );
}
