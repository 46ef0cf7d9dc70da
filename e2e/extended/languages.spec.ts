import { LANGUAGES } from "@lampstand/contract/languages";
import { localPath } from "../../lib/routing.mjs";
import { visitorScreens } from "../../scripts/screenshots/visitor-screens.mjs";
import { readCatalogue, translatorOf } from "../../scripts/support/catalogue.mjs";
import { expectSoundOnBothScreens } from "../support/accessibility";
import { offerEverything } from "../support/all-screens";
import { WITH_CAMERA } from "../support/recorder";
import { test } from "../support/test";

test.use(WITH_CAMERA);

/** The longest sentences, and those from right to left. */
for (const language of ["de", "ar"] as const)
  test(`axe finds nothing on any screen in ${LANGUAGES[language].name}`, async ({ page, startStack }) => {
    test.setTimeout(15 * 60_000);
    const stack = await startStack();
    const { site, provider } = stack;
    await offerEverything(stack, language);
    const t = translatorOf(readCatalogue(language));
    for (const { name, address, isForMembers, open } of await visitorScreens(provider.url))
      if (!isForMembers)
        await test.step(name, async () => {
          await page.goto(site.url + localPath(`/${language}`, address));
          await open?.(page, t);
          await expectSoundOnBothScreens(page);
        });
  });
