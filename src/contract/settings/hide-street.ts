type Address = { showStreet: boolean; addressLine: string; postalCode: string };

/** The settings as visitors may see them: without street and ZIP code where she shows the town alone. */
export const hideStreet = <Settings extends Address>(settings: Settings): Settings =>
  settings.showStreet ? settings : { ...settings, addressLine: "", postalCode: "" };
