/**
 * Lets who asks the same at the same time wait for one answer, and no more than so many different questions be open.
 * `otherwise` is the answer to one question too many.
 */
export function joinRunning<Answer>(maxRunning: number) {
  const running = new Map<string, Promise<Answer>>();
  return async (question: string, ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    const joined = running.get(question);
    if (joined) return joined;
    if (running.size >= maxRunning) return otherwise;
    const asked = ask();
    running.set(question, asked);
    try {
      return await asked;
    } finally {
      running.delete(question);
    }
  };
}
