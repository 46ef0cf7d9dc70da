/** Most bytes of an uploaded file: 1 GiB (specification section 5). */
export const FILE_LIMIT = 1_073_741_824;

/** Most bytes of a request with a file, which comes with its record's other fields. */
export const UPLOAD_REQUEST_LIMIT = FILE_LIMIT + 1024 * 1024;
