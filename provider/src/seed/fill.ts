import type { PayloadRequest } from "payload";

export async function fill(_req: PayloadRequest): Promise<void> {
  await Promise.resolve();
}
