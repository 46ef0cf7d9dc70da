// @ts-check
/** `npm run mail:test -- <address> [words]`: sends one mail with the present settings, and says what went wrong */
import { sendTestMail } from "../src/features/mail/send-test-mail.mjs";

const [to = "", said] = process.argv.slice(2);

process.once("SIGINT", () => process.exit());

const problem = await sendTestMail(process.env, to, said);
if (problem) console.error(problem);
else
  console.log(
    `The mail server has taken a mail to ${to}. Please look whether it arrives, also among the spam.`,
  );
process.exit(problem ? 1 : 0);
