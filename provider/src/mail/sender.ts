/** Who a mail comes from. */
export type Sender = { name: string; address: string };

const NAME_AND_ADDRESS = /^\s*(.*?)\s*<([^<>]+)>\s*$/;

/** Takes `Name <address>` or a bare address apart. */
export function parseSender(text: string): Sender {
  const [, name, address] = NAME_AND_ADDRESS.exec(text) ?? [];
  return { name: name || "Lampstand", address: address ?? text.trim() };
}
