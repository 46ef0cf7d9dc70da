import { z } from "zod";
import { FORMS } from "@/lib/forms/forms";
import { respondToSubmission } from "@/lib/forms/submit";
import { answerRefusal } from "@/lib/http/refusals";
import { FORM_NAMES } from "@/lib/forms/site-forms";

const formName = z.enum(FORM_NAMES);

type RouteContext = { params: Promise<{ form: string }> };

export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const name = formName.safeParse((await params).form);
  if (!name.success) return answerRefusal(request, { status: 404, message: { key: "noSuchForm" } });
  return respondToSubmission(request, FORMS[name.data]);
}
