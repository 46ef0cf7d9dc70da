/** Callers with the same question share one answer. `otherwise` is the answer when `maxRunning` questions are open. */
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
