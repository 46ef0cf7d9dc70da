import type { FirstStep } from "../../features/dashboard/first-steps";
import type { TextKey } from "../texts/text";

type StepTexts = {
  title: TextKey;
  /** The reason, in a sentence. */
  help: TextKey;
  /** Where staff do it, besides the places that were found. */
  place?: { label: TextKey; href: string };
};

/** What the first steps say, in the admin's texts. */
export const STEP_TEXTS: Record<FirstStep["name"], StepTexts> = {
  church: { title: "firstSteps:church", help: "firstSteps:churchHelp" },
  mail: { title: "firstSteps:mail", help: "firstSteps:mailHelp" },
  examples: { title: "firstSteps:examples", help: "firstSteps:examplesHelp" },
  links: { title: "firstSteps:links", help: "firstSteps:linksHelp" },
  languages: { title: "firstSteps:languages", help: "firstSteps:languagesHelp" },
  mailbox: { title: "firstSteps:mailbox", help: "firstSteps:mailboxHelp" },
  promises: { title: "firstSteps:promises", help: "firstSteps:promisesHelp" },
  "second-step": {
    title: "firstSteps:secondStep",
    help: "firstSteps:secondStepHelp",
    place: { label: "firstSteps:yourAccount", href: "/admin/account" },
  },
  admins: {
    title: "firstSteps:admins",
    help: "firstSteps:adminsHelp",
    place: { label: "firstSteps:staffAccounts", href: "/admin/collections/staff" },
  },
};
