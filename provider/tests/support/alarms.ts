import type { Payload } from "payload";

import { alarmText } from "../../src/admin/dashboard/alarm-text";
import { translate } from "../../src/test-support/translate";

/**
 * Returns the dashboard's alarms as staff read them.
 * @param readDisk Replaces the disk of the machine that runs the tests.
 */
export async function readAlarms(
  payload: Payload,
  readDisk?: (folder: string) => Promise<string | undefined>,
) {
  // Its configuration is known once the provider runs.
  const { alarms } = await import("../../src/features/dashboard/waiting");
  const found = await alarms(payload, { collection: "staff", role: "admin" }, readDisk);
  return found.map((alarm) => ({ ...alarm, text: alarmText(alarm, translate) }));
}
