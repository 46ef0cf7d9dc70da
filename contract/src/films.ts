/** In a film's address, in bits per second: a provider may redirect to a rendition that needs no more. */
export const BANDWIDTH_PARAM = "bandwidth";
