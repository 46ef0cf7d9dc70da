/**
 * Splits long work into parts, between which the provider answers requests. After a failure, it starts over.
 * @returns A function that does the next part and returns whether all are done.
 */
export function stepByStep(begin: () => AsyncGenerator): () => Promise<boolean> {
  let parts = begin();
  let isDone = false;
  return async () => {
    try {
      isDone ||= (await parts.next()).done === true;
      return isDone;
    } catch (error) {
      parts = begin();
      throw error;
    }
  };
}
