import { resetStack } from "./reset-stack";
import { startStack, type Stack } from "./stack";

/** The stack that the tests of a worker use one after the other: to start one takes far longer than to reset it. */
export interface StackPool {
  /** A stack with the seeded content and nothing else. */
  readonly take: () => Promise<Stack>;
  /** For the next test, unless one of its programs has ended meanwhile. */
  readonly giveBack: (stack: Stack) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startStackPool(): Promise<StackPool> {
  let kept: Stack | undefined;
  return {
    take: async () => {
      const stack = kept;
      kept = undefined;
      if (!stack) return startStack();
      try {
        await resetStack(stack);
        return stack;
      } catch (error) {
        await stack.stop();
        throw error;
      }
    },
    giveBack: async (stack) => {
      const isWhole = stack.provider.hasNeverEnded() && stack.site.hasNeverEnded();
      if (isWhole && !kept) kept = stack;
      else await stack.stop();
    },
    stop: async () => {
      await kept?.stop();
    },
  };
}
