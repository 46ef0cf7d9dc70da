import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";

import { keepFromCaches, protectApi, staffOnly } from "../../../../admin/protect-api";

export const GET = keepFromCaches(staffOnly(REST_GET(config)));
export const OPTIONS = keepFromCaches(REST_OPTIONS(config));
export const POST = keepFromCaches(protectApi(staffOnly(REST_POST(config))));
export const PATCH = keepFromCaches(protectApi(staffOnly(REST_PATCH(config))));
export const PUT = keepFromCaches(protectApi(staffOnly(REST_PUT(config))));
export const DELETE = keepFromCaches(protectApi(staffOnly(REST_DELETE(config))));
