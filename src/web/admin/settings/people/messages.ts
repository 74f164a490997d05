import type { Change } from "#contract/access/changes.ts";

const ACTIONS: Record<Change["action"], string> = {
  added: "added",
  changed: "changed",
  deleted: "deleted",
  restored: "restored",
  undone: "undid a change to",
  merged: "merged",
  opened: "opened",
  closed: "closed",
};

/** The words of the People screen. */
export const PEOPLE_WORDS = {
  title: "People",
  lede: "People who can sign in to your desk. Their names show next to what they do in the history.",
  you: "(you)",
  access: {
    everything: "Everything",
    pieces: "Pieces and collections",
  },
  accessHelp: {
    everything: "They can open and change everything, people and backups included.",
    pieces:
      "They can add and edit pieces and collections, but can’t open orders, customers, settings, or backups.",
  },
  signedInNow: "Signed in now",
  signedInOn: (count: number) => `Signed in on ${count} devices`,
  lastSignedIn: (day: string) => `Last signed in ${day}`,
  neverSignedIn: "Hasn’t signed in yet",
  invited: (day: string) => `Invited ${day}, not signed in yet`,
  twoStep: { on: "Two-step sign-in is on", off: "Two-step sign-in is off" },
  change: "Change",
  sendAgain: "Send again",
  invite: {
    heading: "Invite someone",
    name: "Their name",
    nameHelp: "They’ll sign in with this name.",
    email: "Their email",
    access: "Access",
    send: "Send invitation",
    create: "Create invitation",
    sending: "Sending…",
    expires: "Expires in 7 days",
    failed: "Couldn’t invite them",
    full: "Five people can sign in. Remove someone to invite another.",
  },
  link: {
    title: (name: string) => `Invitation for ${name}`,
    mailed: (email: string) => `We sent this link to ${email}. You can also pass it on yourself.`,
    notMailed: "It wasn’t emailed. Send them this link yourself.",
    once: "It works once, for 7 days, and is shown only now.",
    label: "Link",
    copy: "Copy",
    copyName: "the link",
    done: "Done",
  },
  sheet: {
    save: "Save",
    remove: "Remove access",
    signOut: "Sign out everywhere",
    signedOut: (name: string) => `${name} is signed out everywhere`,
    saved: "Saved",
    removed: (name: string) => `${name} can’t sign in anymore`,
    cancel: "Cancel",
    failed: "Couldn’t change access",
    removeQuestion: (name: string) => `Remove ${name}?`,
    removeText: "They’re signed out at once and can’t sign in again.",
  },
  lostPhone: {
    heading: "Lost a phone?",
    text: "Sign out of every device, including this one. You can sign back in with your password.",
    button: "Sign out everywhere",
    question: "Sign out everywhere?",
    questionText: "You’ll sign in again on this device, too.",
    failed: "Couldn’t sign out everywhere",
  },
  history: {
    heading: "History",
    lede: "Who changed what in your shop. The last 500 changes are kept. Stories, orders, inquiries, and imports have their own history.",
    none: "Nothing has been changed yet.",
    settings: (parts: string[]) => `changed ${listWords(parts)}`,
    piece: (action: Change["action"], name: string) => `${ACTIONS[action]} ${name}`,
    fields: (fields: string[]) => `: ${listWords(fields)}`,
    pieces: (action: Change["action"], count: string) =>
      `${ACTIONS[action]} ${count} ${count === "1" ? "piece" : "pieces"}`,
    collection: (action: Change["action"], title: string) =>
      `${ACTIONS[action]} the collection ${title}`,
    tag: (action: Change["action"], name: string) => `${ACTIONS[action]} the tag ${name}`,
    order: (action: Change["action"], number: string) => `${ACTIONS[action]} order ${number}`,
    inquiries: (action: Change["action"], count: string) =>
      `${ACTIONS[action]} ${count} ${count === "1" ? "inquiry" : "inquiries"}`,
    subscriber: (action: Change["action"]) => `${ACTIONS[action]} a subscriber`,
    customer: {
      changed: "changed a customer",
      merged: "merged two customers",
      deleted: "erased a customer’s details",
    },
    platform: (action: Change["action"], name: string) =>
      `${action === "added" ? "connected" : action === "deleted" ? "disconnected" : ACTIONS[action]} ${name}`,
    sample: (action: Change["action"]) =>
      action === "restored" ? "brought back the sample shop" : "removed the sample shop",
    trash: (action: Change["action"], count: string) =>
      action === "restored" ? `restored ${count} items from Trash` : "emptied Trash",
    shop: (action: Change["action"]) => `${ACTIONS[action]} the shop`,
    person: {
      invited: (name: string) => `invited ${name}`,
      added: (name: string) => `added ${name}`,
      deleted: (name: string) => `removed ${name}`,
      access: (name: string) => `changed what ${name} can open`,
      invitation: (name: string) => `sent ${name} the invitation again`,
      sessions: (name: string) => `signed ${name} out everywhere`,
      password: (name: string | null) => `set a new password${name ? ` for ${name}` : ""}`,
      email: (name: string | null) => `changed ${name ? `${name}’s` : "their"} email`,
      secondFactorOn: () => "turned on two-step sign-in",
      secondFactorOff: (name: string | null) =>
        `turned off two-step sign-in${name ? ` for ${name}` : ""}`,
      other: (name: string) => `changed ${name}`,
    },
    onServer: "Someone on your server",
    older: "Show older changes",
    loading: "Loading…",
  },
  account: "Your password and two-step sign-in",
} as const;

/** "phone, email and hours" */
function listWords(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
