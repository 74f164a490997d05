import { Controller, useFormContext } from "react-hook-form";
import type { PaperSize } from "#contract/settings/settings.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { Select } from "../../forms/controls.tsx";
import { SettingsInput, SettingsSwitch } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { SETTINGS_LABELS } from "../form/settings-labels.ts";
import { ExceptionsField } from "./exceptions-field.tsx";
import { HoursField } from "./hours-field.tsx";

/** The time zones of the United States by the names that people there call them. */
const US_TIME_ZONES: Record<string, string> = {
  "America/New_York": "Eastern",
  "America/Chicago": "Central",
  "America/Denver": "Mountain",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "Pacific",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
  "America/Puerto_Rico": "Puerto Rico",
};

const OPTIONS = [
  { value: "form", label: "Form and email" },
  { value: "email", label: "Email only" },
] as const;

const SIZES = [
  { value: "letter", label: "US Letter" },
  { value: "a4", label: "A4" },
] as const satisfies { value: PaperSize; label: string }[];

const TITLE = "Contact and hours";

export const meta = () => [{ title: `${TITLE}, Settings` }];

/** How people reach the shop, and when it is open. */
export default function ContactScreen() {
  return (
    <SettingsScreen
      keys={[
        "email",
        "inquiryForm",
        "phone",
        "addressLine",
        "city",
        "state",
        "postalCode",
        "timeZone",
        "showStreet",
        "openingHours",
        "hoursExceptions",
        "byAppointment",
        "paperSize",
        "announcementText",
        "announcementLink",
        "announcementFrom",
        "announcementUntil",
      ]}
      lede="How people reach you and when they can visit."
      name="contact"
      preview={{ page: "about", part: ".studio" }}
      title={TITLE}
    >
      <SettingsInput
        autoComplete="email"
        help="Inquiries about your pieces arrive here."
        name="email"
        required
        type="email"
      />
      <InquiryFormField />
      <SettingsInput
        autoComplete="tel"
        help="Leave blank to hide your phone number."
        name="phone"
        type="tel"
      />
      <SettingsInput autoComplete="street-address" name="addressLine" />
      <div className="settings-pair">
        <SettingsInput autoComplete="address-level2" name="city" />
        <SettingsInput autoComplete="address-level1" name="state" />
      </div>
      <div className="settings-pair">
        <SettingsInput autoComplete="postal-code" name="postalCode" />
        <TimeZoneField />
      </div>
      <SettingsSwitch
        help="When off, only the city and state are shown. Your letters keep the street: US law requires it."
        name="showStreet"
      />
      <h2>Opening hours</h2>
      <HoursField />
      <SettingsSwitch name="byAppointment" />
      <ExceptionsField />
      <h2>Paper for receipts and certificates</h2>
      <PaperSizeField />
      <h2>Away for a while?</h2>
      <p className="muted">A notice at the top of every page, until the last day.</p>
      <SettingsInput
        help="Example: I’m away until December 3. Leave blank to show none."
        name="announcementText"
      />
      <SettingsInput help="Leave blank for no link." name="announcementLink" />
      <div className="settings-pair">
        <SettingsInput name="announcementFrom" type="date" />
        <SettingsInput name="announcementUntil" type="date" />
      </div>
    </SettingsScreen>
  );
}

/** What the papers of an order are printed on. */
function PaperSizeField() {
  const { control } = useFormContext<SettingsValues>();
  return (
    <Controller
      control={control}
      name="paperSize"
      render={({ field }) => (
        <SegmentedChoice<PaperSize>
          label="Paper"
          onChange={field.onChange}
          options={SIZES}
          value={field.value ?? "letter"}
        />
      )}
    />
  );
}

/** How visitors ask about pieces. */
function InquiryFormField() {
  const { control } = useFormContext<SettingsValues>();
  return (
    <div className="field">
      <p className="label">{SETTINGS_LABELS.inquiryForm}</p>
      <Controller
        control={control}
        name="inquiryForm"
        render={({ field }) => (
          <SegmentedChoice
            label={SETTINGS_LABELS.inquiryForm ?? ""}
            onChange={field.onChange}
            options={OPTIONS}
            value={field.value ?? "form"}
          />
        )}
      />
      <p className="help">
        Messages from the form arrive under Inquiries. An email link is next to it.
      </p>
    </div>
  );
}

/** The place whose midnight begins "today". */
function TimeZoneField() {
  const { getValues } = useFormContext<SettingsValues>();
  const zones = new Set([getValues("timeZone") ?? "UTC", ...Intl.supportedValuesOf("timeZone")]);
  const others = [...zones].filter((zone) => !(zone in US_TIME_ZONES)).toSorted();
  return (
    <SettingsInput help="Sets when “today” begins." name="timeZone">
      <Select>
        <optgroup label="United States">
          {Object.entries(US_TIME_ZONES).map(([zone, name]) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Elsewhere">
          {others.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </optgroup>
      </Select>
    </SettingsInput>
  );
}
