import config from "@payload-config";
import { getPayload } from "payload";

import { english } from "../../../../admin/texts/en";
import { readChurch } from "../../../../features/church/church";

/** Never rendered ahead: the church's name is in the database. */
export const dynamic = "force-dynamic";

/** Answers with the service worker that shows a notice, whatever it is about, and opens the admin. */
export async function GET(): Promise<Response> {
  const { name } = await readChurch(await getPayload({ config }));
  const options = { body: english.notices.waiting, tag: "waiting", renotify: true };
  const script = `
self.addEventListener("push", (event) => {
  event.waitUntil(self.registration.showNotification(${JSON.stringify(name)}, ${JSON.stringify(options)}));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow("/admin"));
});
`;
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
