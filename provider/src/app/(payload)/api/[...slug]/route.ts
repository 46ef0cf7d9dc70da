import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";

import { protectApi } from "../../../../admin/protect-api";

export const GET = REST_GET(config);
export const OPTIONS = REST_OPTIONS(config);
export const POST = protectApi(REST_POST(config));
export const PATCH = protectApi(REST_PATCH(config));
export const PUT = protectApi(REST_PUT(config));
export const DELETE = protectApi(REST_DELETE(config));
