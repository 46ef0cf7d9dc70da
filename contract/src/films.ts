/**
 * In a film's address: how many bits a second the asker's line carries. A provider may send on to a rendition of no more; pages give
 * films without their renditions.
 */
export const BANDWIDTH_PARAM = "bandwidth";
