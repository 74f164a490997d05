import type { Locator, Page } from "@playwright/test";
import { admin } from "#tests/support/sample-shop.ts";
import { FORMS_OF_PIECES_AND_SETTINGS } from "./desk-forms-of-settings.ts";

/** A form of the desk, and how it is filled in and submitted. */
export type DeskForm = {
  /** Its file below src/web/admin. */
  file: string;
  /** Its screen: in braces the id of a record of RECORDS. */
  path: string;
  /** Whether it is of who has not signed in. */
  isSignedOut?: true;
  /** What leads to it there, one after the other: names of buttons or links. */
  open?: RegExp[];
  /** The selector of the form. */
  form: string;
  /** Values by selectors within the form; "#" stands for a number of its own. Choices are selected, null is checked. */
  fill: Record<string, string | null>;
  submit: RegExp;
  /** The key that submits it: Enter in the field filled last by default. */
  key?: "Enter" | "Control+s" | "Control+Enter" | "none";
  /** The call that it makes. */
  call: RegExp;
};

const PASSWORD = "another long password";

export const DESK_FORMS: DeskForm[] = [
  {
    file: "account/email-form.tsx",
    path: "/admin/account",
    form: "form:has(#account-email)",
    fill: { "#account-email": "ada-#@example.com", "#email-password": admin.password },
    submit: /^Save/,
    call: /^PUT \/api\/account/,
  },
  {
    file: "account/password-form.tsx",
    path: "/admin/account",
    form: "form:has([autocomplete='new-password'])",
    fill: {
      "[autocomplete='current-password']": "a wrong password",
      "[autocomplete='new-password'] >> nth=0": PASSWORD,
      "[autocomplete='new-password'] >> nth=1": PASSWORD,
    },
    submit: /./,
    call: /password/,
  },
  {
    file: "account/verification-form.tsx",
    path: "/admin/account",
    open: [/^Turn on two-step sign-in/],
    form: "form:has-text('Your password')",
    fill: { "[type='password']": admin.password },
    submit: /^(?!Cancel)/,
    call: /^POST /,
  },
  {
    file: "collections/editor/collection-editor.tsx",
    path: "/admin/collections?edit=new",
    form: ".side-panel",
    fill: { "[name='description']": "Twice", "[name='title']": "Twice #" },
    submit: /^Create/,
    key: "Control+s",
    call: /^POST \/api\/blog-posts$/,
  },
  {
    file: "collections/tags/tag-panel.tsx",
    path: "/admin/collections?tab=tags",
    open: [/^Create Tag/],
    form: ".side-panel",
    fill: { "[name='name']": "Twice #" },
    submit: /^Create/,
    call: /^POST \/api\/tags/,
  },
  {
    file: "customers/customer/customer-dialog.tsx",
    path: "/admin/customers/{customer}",
    open: [/^Edit$/],
    form: ".customer-form",
    fill: { "#customer-name": "Ana Castillo #" },
    submit: /^Save/,
    call: /^PATCH \/api\/customers/,
  },
  {
    file: "hero-section/hero-section-form.tsx",
    path: "/admin/dashboard?tab=data",
    form: ".hero-form >> nth=0",
    fill: { "[name='title']": "Twice #" },
    submit: /^Save section/,
    call: /^POST \/api\/hero-sections/,
  },
  {
    file: "imports/woocommerce/woocommerce-form.tsx",
    path: "/admin/dashboard?tab=data",
    form: ".woo-form",
    fill: {
      "#woo-storeUrl": "https://old-#.invalid",
      "#woo-consumerKey": "ck_1",
      "#woo-consumerSecret": "cs_1",
    },
    submit: /^Import/,
    call: /^POST \/api\/woocommerce/,
  },
  {
    file: "inquiries/about/note-dialog.tsx",
    path: "/admin/inquiries/{inquiry}",
    open: [/^Add a note/],
    form: "#note form",
    fill: { textarea: "Twice #" },
    submit: /^Save note/,
    key: "none",
    call: /notes$/,
  },
  {
    file: "inquiries/about/reservation.tsx",
    path: "/admin/inquiries/{inquiry}",
    open: [/^Change date/],
    form: ".about-date",
    fill: { "#reserved-until": "209#-01-01" },
    submit: /^Save/,
    call: /^(PUT|POST|PATCH) /,
  },
  {
    file: "inquiries/conversation/reply-form.tsx",
    path: "/admin/inquiries/{inquiry}",
    form: ".reply",
    fill: { textarea: "Twice #" },
    submit: /^(Send|Save)/,
    key: "Control+Enter",
    call: /replies$/,
  },
  {
    file: "inquiries/conversation/saved-replies-dialog.tsx",
    path: "/admin/inquiries/{inquiry}",
    open: [/^Saved replies/, /^Edit saved replies/],
    form: "#saved-replies form",
    fill: { textarea: "Twice #", "#saved-0-title": "Twice #" },
    submit: /^Save/,
    call: /^PUT \/api\/settings/,
  },
  {
    file: "inquiries/inbox/add-inquiry-dialog.tsx",
    path: "/admin/inquiries",
    open: [/^Add inquiry/],
    form: "#add-inquiry form",
    fill: {
      "[name='name']": "Twice #",
      "[name='message']": "Twice #",
      "[name='email']": "twice-#@example.com",
    },
    submit: /^Add inquiry/,
    call: /^POST \/api\/inquiries\/recorded/,
  },
  {
    file: "metal-prices/metal-prices-form.tsx",
    path: "/admin/metal-prices",
    form: ".metal-prices",
    fill: { "input[inputmode='decimal'] >> nth=0": "7#.50" },
    submit: /^(Save|Change|Record)/,
    call: /^(?:PUT \/api\/metal-prices|POST \/api\/repricing)$/,
  },
  {
    file: "metal-prices/source/source-form.tsx",
    path: "/admin/metal-prices/source",
    form: ".source-address",
    fill: { "#source-url": "https://prices-#.invalid/" },
    submit: /./,
    call: /^POST /,
  },
  {
    file: "migrate/add-product.tsx",
    path: "/migrate",
    form: ".add-product",
    fill: { "[name='price']": "90", "[name='name']": "Twice #" },
    submit: /^Add Product/,
    call: /^POST \/api\/products$/,
  },
  {
    file: "migrate/website-import.tsx",
    path: "/migrate",
    form: ".website-form",
    fill: { input: "https://old-#.invalid" },
    submit: /^(?!Preview)/,
    call: /^POST \/api\/scrape-website/,
  },
  {
    file: "orders/form/order-form-screen.tsx",
    path: "/admin/orders/new",
    open: [/^Add custom work/],
    form: "form:has([name='customerName'])",
    fill: {
      "[name$='.name']": "Band",
      "[name$='.price']": "90",
      "[name='customerEmail']": "twice-#@example.com",
      "[name='customerName']": "Twice #",
    },
    submit: /^Record order/,
    call: /^POST \/api\/orders$/,
  },
  {
    file: "orders/form/order-form-screen.tsx",
    path: "/admin/orders/{order}/edit",
    form: "form:has([name='customerName'])",
    fill: { "[name='customerName']": "Twice #" },
    submit: /^Save order/,
    call: /^PATCH \/api\/orders/,
  },
  {
    file: "orders/order/actions/payment-dialog.tsx",
    path: "/admin/orders/{order}",
    open: [/^Record payment/],
    form: ".payment-form",
    fill: { "#payment-amount": "1.0#", "#payment-reference": "#" },
    submit: /^Record payment/,
    call: /payments$/,
  },
  {
    file: "orders/order/delivery/tracking-form.tsx",
    path: "/admin/orders/{order}",
    form: ".order-tracking",
    fill: { "[name='trackingNumber']": "1Z #" },
    submit: /^Save tracking/,
    call: /^PATCH \/api\/orders/,
  },
  ...FORMS_OF_PIECES_AND_SETTINGS,
];

/** Opens a form and fills it in. @param count a number of its own for each time */
export async function fillForm(page: Page, form: DeskForm, count: number): Promise<Locator> {
  for (const name of form.open ?? []) {
    await page
      .getByRole("button", { name })
      .or(page.getByRole("menuitem", { name }))
      .first()
      .click();
  }
  const shown = page.locator(form.form);
  for (const [field, text] of Object.entries(form.fill)) {
    await shown.locator(field).fill(String(text).replaceAll("#", String(count)));
  }
  return shown;
}
