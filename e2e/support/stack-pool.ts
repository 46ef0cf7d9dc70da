import { resetStack } from "./reset-stack";
import { startStack, type Stack } from "./stack";

/** The stack that a worker's tests use in turn: starting one takes far longer than a reset. */
export interface StackPool {
  /** Returns a stack with only the seeded content. */
  readonly take: () => Promise<Stack>;
  /** Keeps it for the next test, unless one of its programs has ended. */
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
