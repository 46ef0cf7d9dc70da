import { DurableObject } from "cloudflare:workers";
import { createAnswerStore, type KeptAnswer, type RecalledAnswer } from "./answer-store";

/**
 * The removals that all isolates know, and the last good answers that they store together. There is one object, which
 * works in sequence and answers once its data is on disk. Cloudflare stores it under this class's name, which can't
 * change.
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
