import { limitRate } from "./rate-limit";

const TEN_MINUTES = 10 * 60;
const AN_HOUR = 60 * 60;

/** What each kind of call is limited to, for one address. Calls of a kind that share an entry are counted together. */
export const limits = {
  /** Forms: a full church's people can all write within minutes of being asked to. */
  forms: limitRate({ calls: 100, seconds: TEN_MINUTES }),
  /** Stories: each may be a gigabyte. */
  stories: limitRate({ calls: 60, seconds: AN_HOUR }),
  /** One-time codes sent: a full church's people can all log in within minutes of being asked to. */
  codes: limitRate({ calls: 100, seconds: TEN_MINUTES }),
  /** Codes tried, right or wrong: some people need a second try. */
  codesTried: limitRate({ calls: 200, seconds: TEN_MINUTES }),
  /** What members change or ask about their account. */
  accounts: limitRate({ calls: 100, seconds: TEN_MINUTES }),
  withdrawals: limitRate({ calls: 60, seconds: TEN_MINUTES }),
  /** Questions that need a body. They store nothing. */
  questions: limitRate({ calls: 600, seconds: 60 }),
};
