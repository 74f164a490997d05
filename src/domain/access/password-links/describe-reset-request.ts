/** The answer to a request for a new password, the same for every name. */
export const describeResetRequest = (canSendMail: boolean): string =>
  canSendMail
    ? "If that account has an email address, a link to choose a new password is on its way. It works for 30 minutes."
    : "This shop doesn’t send email yet. Ask whoever runs your server to run: npm run admin -- reset-password NAME";
