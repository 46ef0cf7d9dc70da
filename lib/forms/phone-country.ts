/** The country of a phone number that names none (specification section 9). */
export const PHONE_COUNTRY = "US";
