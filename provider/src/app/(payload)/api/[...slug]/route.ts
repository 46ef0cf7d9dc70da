import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";

import { keepFromCaches, protectApi } from "../../../../admin/protect-api";

export const GET = keepFromCaches(REST_GET(config));
export const OPTIONS = keepFromCaches(REST_OPTIONS(config));
export const POST = keepFromCaches(protectApi(REST_POST(config)));
export const PATCH = keepFromCaches(protectApi(REST_PATCH(config)));
export const PUT = keepFromCaches(protectApi(REST_PUT(config)));
export const DELETE = keepFromCaches(protectApi(REST_DELETE(config)));
