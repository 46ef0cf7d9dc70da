import { DurableObject } from "cloudflare:workers";

/** How long a revocation is remembered after the last one of the same member, in milliseconds: no session lives longer. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The revoked sessions of one member: there is one object for each member, wherever in the world a worker asks it, so a
 * logout holds for all of them at once. Cloudflare keeps the objects by the name of this class: it cannot be changed.
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
