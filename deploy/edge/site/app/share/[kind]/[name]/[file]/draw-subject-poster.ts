/** A poster needs modules that the worker has not. */
export async function drawSubjectPoster(): Promise<null> {
  return null;
}
