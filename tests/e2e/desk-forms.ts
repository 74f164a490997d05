import { admin } from "#tests/support/sample-shop.ts";

/** A form of the desk, and how it is filled in and submitted. */
export type DeskForm = {
  /** Its file below src/web/admin. */
  file: string;
  /** Its screen: in braces the id of a record. */
  path: string;
  /** Whether it is of who has not signed in. */
  isSignedOut?: true;
  /** What leads to it there, one after the other: names of buttons or menu items. */
  open?: RegExp[];
  /** The selector of the form. */
  form: string;
  /** Values by selectors within the form; null is checked. */
  fill: Record<string, string | null>;
  submit: RegExp;
  /** The shortcut that submits it. */
  shortcut?: "s" | "Enter";
  /** The call that it makes. */
  call: RegExp;
};

/**
 * Forms whose submit is more than one call of an action: others are held to useAction, which is tested by itself,
 * by tests/architecture/desk-forms.test.ts.
 */
export const DESK_FORMS: DeskForm[] = [
  {
    file: "product-editor/product-form.tsx",
    path: "/admin?edit=new",
    open: [/^All fields$/],
    form: ".side-panel",
    fill: { "[name='name']": "Made once", "[name='price']": "90" },
    submit: /^Create Product/,
    shortcut: "s",
    call: /^POST \/api\/products$/,
  },
  {
    file: "product-editor/product-form.tsx",
    path: "/admin?edit={product}",
    form: ".side-panel",
    fill: { "[name='description']": "Saved once" },
    submit: /^Save Changes/,
    shortcut: "s",
    call: /^(PATCH|PUT) \/api\/products\/\d+$/,
  },
  {
    file: "collections/editor/collection-editor.tsx",
    path: "/admin/collections?edit=new",
    form: ".side-panel",
    fill: { "[name='description']": "Told once", "[name='title']": "Told once" },
    submit: /^Create/,
    shortcut: "s",
    call: /^POST \/api\/blog-posts$/,
  },
  {
    file: "orders/form/order-form-screen.tsx",
    path: "/admin/orders/new",
    open: [/^Add custom work/],
    form: "form:has([name='customerName'])",
    fill: {
      "[name$='.name']": "Band",
      "[name$='.price']": "90",
      "[name='customerEmail']": "once@example.com",
      "[name='customerName']": "Ada Once",
    },
    submit: /^Record order/,
    call: /^POST \/api\/orders$/,
  },
  {
    file: "inquiries/conversation/reply-form.tsx",
    path: "/admin/inquiries/{inquiry}",
    form: ".reply",
    fill: { textarea: "Once." },
    submit: /^(Send|Save)/,
    shortcut: "Enter",
    call: /replies$/,
  },
  {
    file: "quotes/quote-editor.tsx",
    path: "/admin/inquiries/{inquiry}/quote",
    form: ".quote-edit",
    fill: { "[name='note']": "Once." },
    submit: /^Send quote/,
    call: /^POST \/api\/quotes\/\d+\/send$/,
  },
  {
    file: "trash/route.tsx",
    path: "/admin/trash",
    open: [/^Restore Deleted once/],
    form: "#restore form",
    fill: { "#restore-value": "ONCE-2" },
    submit: /^Restore/,
    call: /^POST \/api\/trash\/.+\/restore$/,
  },
  {
    file: "settings/form/settings-frame.tsx",
    path: "/admin/settings/identity",
    form: ".settings-form",
    fill: { "input:is([type='text'], :not([type])):visible >> nth=0": "Once" },
    submit: /^Save$/,
    shortcut: "s",
    call: /^PUT \/api\/settings/,
  },
  {
    file: "setup/step-form.tsx",
    path: "/admin/setup/name",
    form: ".setup-form",
    fill: { "input:visible >> nth=0": "Once more" },
    submit: /^(Save|Continue)/,
    call: /^PUT \/api\/settings/,
  },
  {
    file: "login/sign-in-form.tsx",
    isSignedOut: true,
    path: "/admin/login",
    form: ".sign-in-form",
    fill: { "#username": admin.username, "#password": admin.password },
    submit: /^Sign In/,
    call: /^POST \/api\/admin\/login/,
  },
  {
    file: "forgot-password/route.tsx",
    isSignedOut: true,
    path: "/admin/forgot-password",
    form: ".sign-in-form",
    fill: { "#username": "nobody" },
    submit: /./,
    call: /^POST \/admin\/forgot-password/,
  },
  {
    file: "reset-password/route.tsx",
    isSignedOut: true,
    path: "{invitation}",
    form: ".sign-in-form",
    fill: { "#password": "short" },
    submit: /./,
    call: /^POST \/admin\/invitation/,
  },
];
