import { isFromProvider } from "@/lib/http/provider-word";
import { untoldProxies } from "@/lib/http/proxy-watch";
import { errorResponse, NOT_STORED } from "@/lib/http/responses";
import { trustedProxies } from "@/lib/http/visitor";

/** For the provider, whose staff are told: a wrong number makes all visitors one. */
export async function GET({ headers }: Request): Promise<Response> {
  if (!isFromProvider(headers)) return errorResponse(401, "Unauthorized");
  return Response.json({ told: trustedProxies(), found: untoldProxies() }, { headers: NOT_STORED });
}
