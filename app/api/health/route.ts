import { isProviderAnswering } from "@/lib/provider/settings";

/** 200 while the site can serve; `provider` tells whether its provider answers. */
export async function GET() {
  const provider = (await isProviderAnswering()) ? "up" : "down";
  return Response.json({ status: "ok", provider }, { headers: { "Cache-Control": "no-store" } });
}
