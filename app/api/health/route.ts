import { isProviderAnswering } from "@/lib/provider/answering";

/** Answers 200 even while the provider is down. */
export async function GET() {
  const provider = (await isProviderAnswering()) ? "up" : "down";
  return Response.json({ status: "ok", provider }, { headers: { "Cache-Control": "no-store" } });
}
