import { DurableObject } from "cloudflare:workers";

/** How long a member's revocations stay after the last one, in milliseconds: no session lives longer. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * A member's revoked sessions. Each member has one object for all workers worldwide, so a logout applies to all at
 * once. Cloudflare stores the objects under this class's name, which can't change.
 */
export class SessionEndings extends DurableObject {
  async add(name: string): Promise<void> {
    await this.ctx.storage.put(name, true);
    await this.ctx.storage.setAlarm(Date.now() + KEPT_MS);
  }

  async names(): Promise<string[]> {
    return [...(await this.ctx.storage.list()).keys()];
  }

  async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
