/** Most characters of a description (specification section 9). */
export const DESCRIPTION_LIMIT = 200;
