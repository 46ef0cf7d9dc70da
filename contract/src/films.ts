/**
 * In a film's address: the bandwidth of the client's line, in bits per second. A provider may redirect to a rendition
 * that needs no more. Pages give films without their renditions.
 */
export const BANDWIDTH_PARAM = "bandwidth";
