/**
 * Makes work that does the next part of a long one each time, so that the provider answers between parts. What fails begins anew.
 * @returns Whether all of it is done.
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
