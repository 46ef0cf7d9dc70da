import "client-only";
import type { VideoSource } from "@/lib/story/uploads/send-video";

type Waiting = { end: number; resolve: () => void; reject: (error: Error) => void };

/** A video that is still being recorded: what is asked for and not there yet is waited for. */
export class GrowingVideo implements VideoSource {
  #bytes = new Blob();
  #isWhole = false;
  #waiting: Waiting | null = null;

  get size(): number {
    return this.#bytes.size;
  }

  add(slice: Blob): void {
    this.#bytes = new Blob([this.#bytes, slice]);
    this.#serve();
  }

  end(): void {
    this.#isWhole = true;
    this.#serve();
  }

  /** `done` where nothing follows. @throws {Error} once nobody waits for it any more, see `close` */
  async slice(start: number, end: number): Promise<{ value: Blob; done: boolean }> {
    await new Promise<void>((resolve, reject) => {
      this.#waiting = { end, resolve, reject };
      this.#serve();
    });
    return { value: this.#bytes.slice(start, end), done: this.#isWhole && end >= this.#bytes.size };
  }

  /** Ends the waiting: tus would send what comes then, although its upload was stopped. */
  close(): void {
    this.#waiting?.reject(new Error("The upload was stopped"));
    this.#waiting = null;
  }

  #serve(): void {
    if (!this.#waiting || (!this.#isWhole && this.#bytes.size < this.#waiting.end)) return;
    this.#waiting.resolve();
    this.#waiting = null;
  }
}
