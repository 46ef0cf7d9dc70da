export const invitation = {
  admin: "Admin: everything, including staff accounts",
  editor: "Editor: content and review",
  email: "Email",
  help: "They’ll get an email with a link to choose their own password within seven days.",
  invite: "Invite a colleague",
  name: "Name",
  reviewer: "Reviewer: stories and messages only",
  role: "Role",
  send: "Send invitation",
} as const;
