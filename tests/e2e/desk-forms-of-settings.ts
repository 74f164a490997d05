import { admin } from "#tests/support/sample-shop.ts";
import type { DeskForm } from "./desk-forms.ts";

const SETTINGS = { form: ".settings-form", submit: /^Save$/, key: "Control+s" } as const;

/** Forms of pieces, settings, set-up, letters and signing in. */
export const FORMS_OF_PIECES_AND_SETTINGS: DeskForm[] = [
  {
    file: "product-editor/product-form.tsx",
    path: "/admin?edit=new",
    form: ".side-panel",
    fill: { "[name='name']": "Twice #", "[name='price']": "90" },
    submit: /^Create Product/,
    key: "Control+s",
    call: /^POST \/api\/products$/,
  },
  {
    file: "product-editor/product-form.tsx",
    path: "/admin?edit={product}",
    form: ".side-panel",
    fill: { "[name='name']": "Twice #" },
    submit: /^Save Changes/,
    key: "Control+s",
    call: /^(PATCH|PUT) \/api\/products\/\d+$/,
  },
  {
    file: "settings/categories/new-category.tsx",
    path: "/admin/settings/categories",
    form: ".category-new",
    fill: { "#new-category": "Twice #" },
    submit: /^Add category/,
    call: /^POST \/api\/categories/,
  },
  {
    file: "settings/categories/category-panel.tsx",
    path: "/admin/settings/categories",
    open: [/^Edit Rings|^Edit Twice rings/],
    form: ".side-panel",
    fill: { "[name='name']": "Twice rings #" },
    submit: /^Save/,
    call: /\/api\/categories\/\d+/,
  },
  ...["identity", "contact"].map((screen) => ({
    file: "settings/form/settings-frame.tsx",
    path: `/admin/settings/${screen}`,
    ...SETTINGS,
    fill: { "input:is([type='text'], :not([type])):visible >> nth=0": "2#" },
    call: /^PUT \/api\/settings/,
  })),
  {
    file: "settings/pages/page-editor.tsx",
    path: "/admin/settings/pages?edit=care-guide",
    form: ".side-panel",
    fill: { "[contenteditable='true']": "Twice #" },
    submit: /^Save/,
    key: "none",
    call: /^PUT \/api\/pages/,
  },
  {
    file: "settings/people/invite-form.tsx",
    path: "/admin/settings/people",
    form: ".people-form",
    fill: { "#people-name": "twice#", "#people-email": "twice-#@example.com" },
    submit: /invitation/,
    call: /^POST \/api\/people/,
  },
  {
    file: "setup/step-form.tsx",
    path: "/admin/setup/name",
    form: ".setup-form",
    fill: { "input:visible >> nth=0": "Twice #" },
    submit: /^(Save|Continue)/,
    call: /^PUT \/api\/settings/,
  },
  {
    file: "subscribers/letter-dialog.tsx",
    path: "/admin/subscribers",
    open: [/^Write a letter/],
    form: "#letter form",
    fill: { "#letter-body": "Twice #", "#letter-subject": "Twice #" },
    submit: /^Send to (?!myself)/,
    call: /^POST \/api\/letters$/,
  },
  {
    file: "login/sign-in-form.tsx",
    path: "/admin/login",
    form: ".sign-in-form",
    fill: { "#username": admin.username, "#password": admin.password },
    submit: /^Sign In/,
    call: /^POST \/api\/admin\/login/,
  },
];
