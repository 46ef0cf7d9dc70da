/** What is used of it: it brings no types, and those of others do not fit Payload's adapter. */
declare module "nodemailer" {
  export function createTransport(options: object): {
    sendMail: (mail: Record<string, string>) => Promise<unknown>;
  };
}
