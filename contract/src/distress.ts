/** Signs of self-harm, without accents. Rather too many words than too few: a match only makes a message urgent. */
const SIGNS = [
  // English
  /\bsuicid/,
  /\b(kill|hurt|harm|cut|cutting|hurting|harming|killing|hang|hanging|drown) (my ?self|me)\b/,
  /\bself[ -]?harm/,
  /\b(end|take|ending|taking) (it all|my (own )?life)\b/,
  /\b(want|wanna|like|wish|going|ready|better) (to )?(be dead|die)\b/,
  /\b(don'?t|do not|no longer|can'?t|cannot) (want to |wanna |go on )?(live|living|be alive|exist|be here)\b/,
  /\b(wish i (was|were) (dead|never born)|better off (dead|without me)|no reason to live|can'?t go on)\b/,
  // German
  /\b(selbstmord|suizid|umbringen|mir (etwas|was) antun|mich (ritzen|verletzen|toten))/,
  /\b(nicht mehr (leben|weiterleben)|will (ich )?sterben|sterben will|leben nehmen|leben beenden)\b/,
  // French
  /\b(me suicider|me tuer|en finir|me faire du mal|envie de mourir|veux mourir|plus vivre)\b/,
  // Spanish and Portuguese
  /\b(suicid|matarme|me matar|quitarme la vida|tirar a (minha )?(propria )?vida|hacerme dano|me machucar)/,
  /\b(quiero morir|quero morrer|no quiero vivir|nao quero (mais )?viver|acabar con mi vida)\b/,
] as const;

/** Returns whether a text speaks of self-harm in one of the languages above. */
export function speaksOfSelfHarm(words: string): boolean {
  const plain = words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();
  return SIGNS.some((sign) => sign.test(plain));
}
