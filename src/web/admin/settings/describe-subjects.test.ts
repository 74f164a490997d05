import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { Person } from "#contract/access/people.ts";
import { describeSubjects } from "./describe-subjects.ts";

const NO_MAIL: MailSettings = {
  setUpIn: null,
  host: "",
  port: 465,
  security: "tls",
  user: "",
  from: "",
  hasPassword: false,
  updatedAt: null,
};
const person = {} as Person;

test("says of a new shop what is not set up yet", () => {
  const state = { settings: DEFAULT_SETTINGS, pages: [], mail: NO_MAIL, people: [person] };
  expect(describeSubjects(state)).toMatchObject({
    "/admin/settings/identity": "No name yet",
    "/admin/settings/contact": "None yet",
    "/admin/settings/mail": "Not set up",
    "/admin/settings/care": "As suggested",
    "/admin/settings/quotes": "Sales tax of your last quote",
    "/admin/settings/people": "Just you",
  });
});

test("says what is set", () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    businessName: "Calloway Jewelry",
    city: "Lexington",
    taxRate: "5.3",
    careTexts: { gold: { clean: "" }, pearl: { store: "Lay it flat." } },
  };
  const mail: MailSettings = { ...NO_MAIL, setUpIn: "settings", from: "ruth@example.com" };
  expect(describeSubjects({ settings, pages: [], mail, people: [person, person] })).toMatchObject({
    "/admin/settings/identity": "Calloway Jewelry",
    "/admin/settings/contact": "Lexington",
    "/admin/settings/mail": "Sent from ruth@example.com",
    "/admin/settings/care": "2 edited",
    "/admin/settings/quotes": "Sales tax 5.3%",
    "/admin/settings/people": "2 people",
  });
});
