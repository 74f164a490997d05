import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { TimeZoneField } from "../form/time-zone-field.tsx";

export const meta = () => [{ title: "Contact, Settings" }];

/** How people reach the shop. */
export default function ContactScreen() {
  return (
    <SettingsScreen
      keys={[
        "email",
        "phone",
        "addressLine",
        "city",
        "state",
        "postalCode",
        "timeZone",
        "announcementText",
        "announcementLink",
        "announcementFrom",
        "announcementUntil",
      ]}
      lede="How people reach you, and a line for when you are away."
      name="contact"
      preview={{ page: "about", part: ".studio" }}
      title="Contact"
    >
      <SettingsInput
        autoComplete="email"
        help="Inquiries about your pieces arrive here."
        name="email"
        required
        type="email"
      />
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
      <h2>Line at the top of every page</h2>
      <SettingsInput
        help="Example: I’m away until December 3. Leave blank to show none."
        name="announcementText"
      />
      <SettingsInput help="Leave blank for no link." name="announcementLink" />
      <div className="settings-pair">
        <SettingsInput name="announcementFrom" type="date" />
        <SettingsInput help="It ends by itself." name="announcementUntil" type="date" />
      </div>
    </SettingsScreen>
  );
}
