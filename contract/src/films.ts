/** A parameter of a video's address, in bits per second: a provider may redirect to a rendition within it. */
export const BANDWIDTH_PARAM = "bandwidth";
