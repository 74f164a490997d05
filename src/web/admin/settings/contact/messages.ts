/** The sentences of the screen; the names of its fields are in settings-labels.ts. */
export const MESSAGES = {
  paper: "Paper for receipts and certificates",
  title: "Contact and hours",
  lede: "How people reach you and when they can visit.",
  email: "Inquiries about your pieces arrive here.",
  inquiryForm: "Messages from the form arrive under Inquiries. An email link stands beside it.",
  byForm: "Form and email",
  byEmail: "Email only",
  phone: "Leave blank to hide your phone number.",
  showStreet:
    "When off, only the city and state are shown. Your letters keep the street: US law asks for it.",
  hours: "Opening hours",
  opens: (day: string) => `${day}, opens`,
  closes: (day: string) => `${day}, closes`,
  to: "to",
  closed: "Closed",
  openOn: (day: string) => `Open on ${day}`,
  away: "Away for a while?",
  awayHelp: "Visitors see this line at the top of every page. It ends by itself.",
  awayText: "Example: I’m away until December 3. Leave blank to show none.",
  awayLink: "Leave blank for no link.",
};
