import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SettingsSwitch } from "../form/settings-switch.tsx";
import { TimeZoneField } from "../form/time-zone-field.tsx";
import { ExceptionsField } from "./exceptions-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { InquiryFormField } from "./inquiry-form-field.tsx";
import { MESSAGES } from "./messages.ts";
import { PaperSizeField } from "./paper-size-field.tsx";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

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
      lede={MESSAGES.lede}
      name="contact"
      preview={{ page: "about", part: ".studio" }}
      title={MESSAGES.title}
    >
      <SettingsInput
        autoComplete="email"
        help={MESSAGES.email}
        name="email"
        required
        type="email"
      />
      <InquiryFormField />
      <SettingsInput autoComplete="tel" help={MESSAGES.phone} name="phone" type="tel" />
      <SettingsInput autoComplete="street-address" name="addressLine" />
      <div className="settings-pair">
        <SettingsInput autoComplete="address-level2" name="city" />
        <SettingsInput autoComplete="address-level1" name="state" />
      </div>
      <div className="settings-pair">
        <SettingsInput autoComplete="postal-code" name="postalCode" />
        <TimeZoneField />
      </div>
      <SettingsSwitch help={MESSAGES.showStreet} name="showStreet" />
      <h2>{MESSAGES.hours}</h2>
      <HoursField />
      <SettingsSwitch name="byAppointment" />
      <ExceptionsField />
      <h2>{MESSAGES.paper}</h2>
      <PaperSizeField />
      <h2>{MESSAGES.away}</h2>
      <p className="settings-note">{MESSAGES.awayHelp}</p>
      <SettingsInput help={MESSAGES.awayText} name="announcementText" />
      <SettingsInput help={MESSAGES.awayLink} name="announcementLink" />
      <div className="settings-pair">
        <SettingsInput name="announcementFrom" type="date" />
        <SettingsInput name="announcementUntil" type="date" />
      </div>
    </SettingsScreen>
  );
}
