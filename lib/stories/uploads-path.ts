/** Where the browser sends videos. */
export const UPLOADS_PATH = "/api/uploads";
