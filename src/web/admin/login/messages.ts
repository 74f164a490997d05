/**
 * The words of signing in and of choosing a password. "Authorized personnel only", "Sign In", "Login failed" and
 * "Login successful!" are literal.
 */
export const SIGN_IN_WORDS = {
  title: (shop: string) => `Sign In, ${shop || "your shop"}`,
  username: "Username",
  password: "Password",
  /** "Show password" to a screen reader. */
  reveal: { show: "Show", hide: "Hide", ofPassword: "password" },
  signIn: "Sign In",
  signingIn: "Signing in...",
  personnel: "Authorized personnel only",
  done: "Login successful!",
  failed: "Login failed",
  failedBecause: (reason: string) => `Login failed. ${reason}`,
  bothRequired: "Username and password are both required.",
  passwordAgain: (problem: string) => `${problem} Type the password once more, too.`,
  backToPassword: "Back",
  codes: {
    app: {
      label: "Code",
      help: "Six digits from your authenticator app.",
      other: "Use a recovery code",
    },
    recovery: {
      label: "Recovery code",
      help: "One of the codes you saved when you turned on two-step sign-in. Each works once.",
      other: "Use the app",
    },
  },
  forgot: "Forgot your password?",
  passwordSaved: "Your password is saved. Sign in with it.",
  back: "Back to sign-in",
  forgotPassword: {
    title: "Forgot your password?",
    text: "Enter your username or email. We’ll send you a link to choose a new one.",
    label: "Username or email",
    send: "Send link",
    sent: "Check your email",
    notSetUp: "This shop doesn’t send email yet, so it can’t send you a link.",
    askHelper: "Ask whoever runs your server to run this command with your username:",
  },
  resetPassword: {
    resetTitle: "Choose a new password",
    inviteTitle: (name: string) => `Welcome, ${name}`,
    resetText: "You’ll be signed out everywhere else.",
    inviteText: "Choose a password to finish. You’ll sign in with this username:",
    username: "Username",
    password: "New password",
    passwordHelp: "At least 10 characters.",
    save: "Save password",
    goneTitle: "This link doesn’t work anymore",
    resetGone: "It has expired or was already used.",
    inviteGone:
      "It has expired or was already used. Ask the person who invited you to send it again.",
    askAgain: "Send a new link",
  },
} as const;
