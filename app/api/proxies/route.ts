import { isFromProvider } from "@/lib/http/provider-word";
import { findWrongProxyCount } from "@/lib/http/proxy-watch";
import { errorResponse, NOT_STORED } from "@/lib/http/responses";
import { trustedProxies } from "@/lib/http/visitor";

/** Lets the provider warn staff: if the number of proxies is wrong, all visitors count as one. */
export async function GET({ headers }: Request): Promise<Response> {
  if (!isFromProvider(headers)) return errorResponse(401, "Unauthorized");
  return Response.json(
    { configured: trustedProxies(), found: findWrongProxyCount() },
    { headers: NOT_STORED },
  );
}
