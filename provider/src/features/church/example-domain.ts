/** Nobody owns this domain. The example content's links and email address use it. */
export const EXAMPLE_DOMAIN = "lampstand.example";

/** Returns whether nobody reads the mail to an address, because it is the example content's. */
export function isExampleAddress(address: string): boolean {
  return address.toLowerCase().endsWith(`@${EXAMPLE_DOMAIN}`);
}
