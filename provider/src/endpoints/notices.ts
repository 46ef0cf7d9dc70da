import { type Endpoint, Forbidden, type PayloadRequest } from "payload";
import { z } from "zod";

import { changeDevice, devicesOf, pushAddress } from "../features/notices/push";
import { publicPushKey } from "../features/notices/push-key";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

const body = z.object({ address: pushAddress, isOn: z.boolean() });

const readOwn = answered(async (req) =>
  Response.json({ key: publicPushKey(), addresses: await devicesOf(req.payload, ownId(req)) }),
);

const changeOwn = answered(async (req) => {
  const { data } = body.safeParse(req.data);
  if (!data) throw adminError("We can’t send notices to this browser.");
  await changeDevice(req.payload, ownId(req), data);
  return Response.json({
    message: data.isOn ? "This device shows notices now." : "This device shows no notices now.",
  });
});

/** Notices on staff's own devices. */
export const noticeEndpoints: Endpoint[] = [
  { method: "get", path: "/notices", handler: readOwn },
  { method: "post", path: "/notices", handler: changeOwn },
];

function ownId({ user, t }: PayloadRequest): string {
  if (user?.collection !== "staff") throw new Forbidden(t);
  return user.id;
}
