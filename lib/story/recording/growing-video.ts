import "client-only";
import type { VideoSource } from "@/lib/story/uploads/send-video";

type Waiting = { end: number; resolve: () => void; reject: (error: Error) => void };

/** A video that is still being recorded: reads wait for parts that are not recorded yet. */
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

  /** Returns `done` if nothing follows. @throws {Error} once it is closed, see `close` */
  async slice(start: number, end: number): Promise<{ value: Blob; done: boolean }> {
    await new Promise<void>((resolve, reject) => {
      this.#waiting = { end, resolve, reject };
      this.#serve();
    });
    return { value: this.#bytes.slice(start, end), done: this.#isWhole && end >= this.#bytes.size };
  }

  /** Ends pending reads: otherwise tus would send later parts although its upload was stopped. */
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
