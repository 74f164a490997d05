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
    nameHelp: "They sign in with it.",
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
    lede: "Who changed your settings and pieces. The last 500 changes are kept.",
    none: "Nothing has been changed yet.",
    settings: (by: string, parts: string[]) => `${by} changed ${listWords(parts)}`,
    piece: { added: "added", changed: "changed", deleted: "deleted" },
    fields: (fields: string[]) => `: ${listWords(fields)}`,
    pieces: (by: string, action: string, count: string) =>
      `${by} ${action} ${count} ${count === "1" ? "piece" : "pieces"}`,
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
