import { DurableObject } from "cloudflare:workers";
import { createAnswerStore, type KeptAnswer, type RecalledAnswer } from "./answer-store";

/**
 * What all isolates know of what is gone, and the last good answers that they keep together. There is one object, which does one
 * thing at a time and answers once it is on disk. Cloudflare keeps it by the name of this class: it cannot be changed.
 */
export class LastAnswers extends DurableObject {
  private readonly store = createAnswerStore(this.ctx.storage.sql);

  async number(): Promise<number> {
    return this.store.number();
  }

  async announce(gone: string[]): Promise<void> {
    this.store.announce(gone);
  }

  async keep(answers: KeptAnswer[]): Promise<number> {
    return this.store.keep(answers);
  }

  async recall(key: string): Promise<RecalledAnswer | null> {
    return this.store.recall(key);
  }
}
