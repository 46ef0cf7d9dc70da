import { NOT_FOUND, startLocalServer, type AnswerTo } from "./local-server";
import { revalidate } from "./revalidate";
import { createStack, type Stack } from "./stack";

/** A site whose provider is whatever a test sets. */
export interface ForeignSite {
  readonly url: string;
  readonly stack: Stack;
  /**
   * Sets the provider's answers from now on, and makes the site forget earlier ones. Failures need addresses of their
   * own, because the site falls back on anything it has read once.
   */
  readonly serve: (answerTo: AnswerTo) => Promise<LocalServer>;
  readonly stop: () => Promise<void>;
}

type LocalServer = Awaited<ReturnType<typeof startLocalServer>>;

export async function startForeignSite(variables: Record<string, string> = {}): Promise<ForeignSite> {
  let answering: AnswerTo = () => NOT_FOUND;
  const provider = await startLocalServer((...call) => answering(...call));
  const stack = await createStack({
    empty: true,
    variables: {
      API_BASE_URL: provider.url,
      API_TOKEN: "a-token-for-this-test",
      // Stands in for the place where such a provider has its videos.
      MEDIA_ORIGINS: process.env.E2E_PROVIDER_URL ?? "",
      ...variables,
    },
  });
  const stop = async () => {
    await stack.stop();
    await provider.stop();
  };
  try {
    await stack.site.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: stack.site.url,
    stack,
    serve: async (answerTo) => {
      answering = answerTo;
      await revalidate(stack.site.url, stack.env);
      return {
        url: provider.url,
        stop: async () => {
          answering = () => NOT_FOUND;
        },
      };
    },
    stop,
  };
}
