import { z } from "zod";
import { CALLS } from "@/lib/auth/member-calls";
import { respondToSubmission } from "@/lib/forms/submit";
import { answerRefusal } from "@/lib/http/refusals";
import { MEMBER_CALLS } from "@/lib/auth/call-wording";

const memberCall = z.enum(MEMBER_CALLS);

type RouteContext = { params: Promise<{ call: string }> };

export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const call = memberCall.safeParse((await params).call);
  if (!call.success) return answerRefusal(request, { status: 404, message: { key: "noSuchCall" } });
  return respondToSubmission(request, CALLS[call.data], { "Cache-Control": "no-store" });
}
