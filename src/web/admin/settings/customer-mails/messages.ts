/** The words of the screens about customer emails. */
export const CUSTOMER_MAIL_WORDS = {
  title: "Customer emails",
  lede: "The emails your customers get automatically, from their first message to the care guide.",
  off: "Off",
  send: (name: string) => `Send “${name}”`,
  turnedOn: (name: string) => `“${name}” is on`,
  turnedOff: (name: string) => `“${name}” is off`,
  switchFailed: "Couldn’t change it",
  notSetUp: "Your shop doesn’t send email yet, so none of these leave.",
  setUp: "Set up email",
  notTested:
    "It isn’t certain that email leaves your shop, so your customers may get none of these.",
  delay:
    "Emails about orders and payments wait a minute. Undo a step before that, and nothing is sent.",
  subject: "Subject",
  from: "From",
  as: "Show the email as",
  designed: "Designed",
  plain: "Plain text",
  preview: "Preview of the email",
  example: "An example. Customers get their own details.",
  test: "Send me a test",
  testAgain: "Send me another test",
} as const;
