import { DurableObject } from "cloudflare:workers";

/** How long an ending is remembered after the last one of the same member, in milliseconds: no session lives longer. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * What has ended of one member's sessions: there is one object for each member, wherever in the world a worker asks it, so
 * a logout holds for all of them at once.
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
