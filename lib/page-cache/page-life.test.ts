import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { isStoredPage, limitPageLife, PAGE_LIFE } from "./page-life";

jest.mock("next/dist/server/app-render/work-unit-async-storage.external", () => ({
  workUnitAsyncStorage: { getStore: jest.fn() },
}));

/** Imitates Next while it renders something. */
function rendering(type: string) {
  const page = { type, revalidate: 300, expire: 31_536_000 };
  jest.mocked(workUnitAsyncStorage.getStore as jest.Mock).mockReturnValue(page);
  return page;
}

it("shortens a stored page's life, and never lengthens it", () => {
  const page = rendering("prerender-legacy");
  limitPageLife(PAGE_LIFE.provisional);
  expect(page).toMatchObject({ revalidate: 1, expire: 60 });
  limitPageLife({ revalidate: 300, expire: 20 });
  expect(page).toMatchObject({ revalidate: 1, expire: 20 });
});

it.each([
  ["shows a fallback", PAGE_LIFE.fallback],
  ["has a name that may be made up", PAGE_LIFE.madeUp],
])("a page that %s is rendered again a second later", (_, life) => {
  const page = rendering("prerender-legacy");
  limitPageLife(life);
  expect(page.revalidate).toBe(1);
  expect(page.expire).toBeLessThanOrEqual(2);
});

it.each(["request", "unstable-cache"])("ignores anything but a stored page: %s", (type) => {
  const page = rendering(type);
  limitPageLife(PAGE_LIFE.fallback);
  expect(page).toMatchObject({ revalidate: 300 });
  expect(isStoredPage()).toBe(false);
});

it("recognises a stored page", () => {
  rendering("prerender-legacy");
  expect(isStoredPage()).toBe(true);
});
