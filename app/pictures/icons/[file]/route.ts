import { answerIcon } from "#host/answer-icon";
import { notFoundResponse } from "@/lib/http/responses";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { isIconName } from "@/lib/seo/church-look";

type RouteProps = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  const { file } = await params;
  if (!isIconName(file)) return notFoundResponse();
  return answerIcon(file, dataOr(await getSettings(), DEFAULT_SETTINGS).church);
}
