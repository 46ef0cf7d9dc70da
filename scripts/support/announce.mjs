import { z } from "zod";

const staffStatus = z.object({ initialized: z.boolean() });

/**
 * Prints where the running programs answer.
 *
 * @param {import("./settings.mjs").Settings} settings
 */
export async function announce(settings) {
  const lines = [`Site      ${settings.siteUrl}`];
  if (settings.usesEmbeddedProvider) {
    lines.push(`Admin     http://localhost:${settings.providerPort}/admin`);
    if (await hasNoStaff(settings.providerUrl))
      lines.push("          (its first visitor creates the first account)");
    lines.push(`Data      ${settings.dataDir}`);
  } else {
    lines.push(`Provider  ${settings.env.API_BASE_URL}`);
  }
  lines.push("Stop      Ctrl-C");
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

/** @param {string} providerUrl */
async function hasNoStaff(providerUrl) {
  const response = await fetch(`${providerUrl}/api/staff/init`);
  return response.ok && !staffStatus.parse(await response.json()).initialized;
}
