/** @jest-environment node */
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import { revalidateTags } from "./revalidations.mjs";
import { ROUTE_MODULES, separateRenders } from "./separate-renders.mjs";

type ResponseCache = { get: (key: string, render: () => Promise<null>, context: object) => Promise<unknown> };
type RouteModule = { getResponseCache: (request: object) => ResponseCache };

const withClass = (name: string) => z.object({ [name]: z.custom<{ prototype: RouteModule }>() });

/** Returns a page's or route's module as Next makes it, with nothing to render. */
function routeModuleOf(file: string, name: string): RouteModule {
  const { prototype } = withClass(name).parse(jest.requireActual(file))[name] ?? {};
  const route = { kind: name.startsWith("AppPage") ? "APP_PAGE" : "APP_ROUTE" };
  return z
    .custom<RouteModule>()
    .parse(Object.assign(Object.create(prototype ?? null), { cacheOwner: route }));
}

/** Requests the page; `render` answers when the test says so. */
async function ask(routeModule: RouteModule, render: () => Promise<null>): Promise<void> {
  const incrementalCache = { get: async () => null, set: async () => undefined };
  await routeModule.getResponseCache({}).get("/a-page", render, { incrementalCache });
}

beforeAll(() => {
  // Next does this when it starts.
  Reflect.set(globalThis, "AsyncLocalStorage", AsyncLocalStorage);
  separateRenders();
});

it.each(ROUTE_MODULES)("a request after a revalidation joins no earlier render: %s", async (file, name) => {
  const routeModule = routeModuleOf(file, name);
  let finish: () => void = () => undefined;
  const finished = new Promise<null>((resolve) => {
    finish = () => resolve(null);
  });
  const render = jest.fn(() => finished);
  const asked = [ask(routeModule, render), ask(routeModule, render)];
  await new Promise(process.nextTick);
  await revalidateTags(["home"]);
  asked.push(ask(routeModule, render), ask(routeModule, render));
  await new Promise(setImmediate);
  finish();
  await Promise.all(asked);
  expect(render).toHaveBeenCalledTimes(2);
});
