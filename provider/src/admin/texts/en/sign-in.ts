export const signIn = {
  accountName: "You sign in with {{email}}.",
  choosePassword: "Choose this password",
  code: "Code from your authenticator, or a recovery code",
  email: "Email",
  forgotPassword: "Forgot password?",
  linkExpired: "This link no longer works",
  linkExpiredHelp:
    "A link works once and expires. If you have already chosen your password, sign in. Otherwise, get a new link with ‘Forgot password?’ or from the person who invited you.",
  login: "Login",
  newPassword: "Choose a new password",
  password: "Password",
  passwordHelp: "At least twelve characters: a few words in a row are easy to remember.",
  passwordsDiffer: "The passwords don’t match.",
  repeatPassword: "Repeat the password",
  signIn: "Sign in",
  welcome: "Welcome! Choose a password",
  welcomeName: "Welcome, {{name}}! Choose a password",
} as const;
