import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SettingsSwitch } from "../form/settings-switch.tsx";
import { TimeZoneField } from "../form/time-zone-field.tsx";
import { ExceptionsField } from "./exceptions-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { InquiryFormField } from "./inquiry-form-field.tsx";
import { PaperSizeField } from "./paper-size-field.tsx";

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
      <p className="settings-note">A notice at the top of every page, until the last day.</p>
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
