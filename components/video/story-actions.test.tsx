import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestSite } from "@/lib/api-client/site-request";
import { storedChoice } from "@/lib/utils/web-storage";
import { PrayButton, SaveButton } from "./story-actions";

jest.mock("@/lib/api-client/site-request", () => ({ requestSite: jest.fn() }));

const site = jest.mocked(requestSite);

/** Sets how the site answers each press from now on; with `null` it doesn't answer. */
function answer(status: number | null, body: unknown = {}) {
  site.mockImplementation(async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    const answered = { ok: status < 400, status, json: async () => body };
    return answered as Response;
  });
}

const sent = () =>
  site.mock.calls.map(
    ([, request]) =>
      JSON.parse(typeof request?.body === "string" ? request.body : "{}") as { slug: string; key: string },
  );

const unsent = () => localStorage.getItem("prayersUnsent");

const storyAt = (slug: string, id = `id-of-${slug}`) => ({ id, slug });

const show = (slug: string, prayed: number | null = null) =>
  render(<PrayButton story={storyAt(slug)} prayed={prayed} className="" />);

const press = () => userEvent.click(screen.getByRole("button"));

beforeEach(() => {
  site.mockReset();
  localStorage.clear();
  window.location.hash = "";
});

it("counts a press at once, then shows the number from the answer", async () => {
  answer(200, { prayed: 19 });
  show("a", 12);
  expect(screen.getByRole("button", { pressed: false })).toHaveAccessibleName("I prayed 12 people prayed");
  await press();
  expect(screen.getByRole("button", { pressed: true })).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button")).toHaveAccessibleName("I prayed 19 people prayed"));
  expect(unsent()).toBeNull();
  await press();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.slug).toBe("a");
});

it("shows no number that is too small", async () => {
  answer(200, { prayed: null });
  show("b");
  await press();
  await waitFor(() => expect(unsent()).toBeNull());
  expect(screen.getByRole("button")).toHaveAccessibleName("I prayed");
});

it.each([null, 429, 503])("keeps a press that gets %s, and sends it again with its key", async (status) => {
  const slug = `c-${status}`;
  answer(status);
  show(slug);
  await press();
  await waitFor(() => expect(site).toHaveBeenCalledTimes(1));
  expect(unsent()).toContain(slug);
  answer(200, { prayed: null });
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  await waitFor(() => expect(unsent()).toBeNull());
  const [first, second] = sent();
  expect(second).toEqual(first);
});

it("forgets a press for a story that is gone", async () => {
  answer(404);
  show("d");
  await press();
  await waitFor(() => expect(unsent()).toBeNull());
});

it("ignores invalid text that others wrote to the storage", async () => {
  localStorage.setItem("prayersUnsent", '[{"slug":7},"x",{"slug":"e","key":"k"}]');
  answer(200, { prayed: 5 });
  show("e", 4);
  await waitFor(() => expect(unsent()).toBeNull());
  expect(sent()).toEqual([{ slug: "e", key: "k" }]);
  localStorage.setItem("prayersUnsent", "{");
});

it.each(["f", "fährte und licht"])(
  "remembers a press before its script loaded, only for the story in the address",
  (slug) => {
    window.location.hash = `#prayed-${encodeURIComponent(slug)}`;
    const { rerender } = show(slug);
    expect(screen.getByRole("button", { pressed: true })).toBeVisible();
    rerender(<PrayButton story={storyAt("the-next-one")} prayed={null} className="" />);
    expect(screen.getByRole("button", { pressed: false })).toBeVisible();
    rerender(<PrayButton story={storyAt(slug)} prayed={null} className="" />);
    expect(screen.getByRole("button", { pressed: true })).toBeVisible();
    expect(localStorage.getItem("prayed")).not.toContain("the-next-one");
    expect(site).not.toHaveBeenCalled();
  },
);

it("ignores an address that names no story", () => {
  window.location.hash = "#prayed";
  show("g");
  expect(screen.getByRole("button", { pressed: false })).toBeVisible();
});

describe("a story that was renamed", () => {
  const [before, after] = [storyAt("before", "h"), storyAt("after", "h")];
  const hasPrayed = () => screen.getByRole("button", { name: /prayed/ }).getAttribute("aria-pressed");
  const isSaved = () => screen.getByRole("button", { name: "Save" }).getAttribute("aria-pressed");
  const showBoth = (story: typeof before) =>
    render(
      <>
        <PrayButton story={story} prayed={null} className="" />
        <SaveButton story={story} className="" />
      </>,
    );

  it("can still be prayed for and saved, unlike one that took over its address", async () => {
    answer(200, { prayed: null });
    const { unmount } = showBoth(before);
    for (const button of screen.getAllByRole("button")) await userEvent.click(button);
    unmount();
    const { unmount: leave } = showBoth(after);
    expect([hasPrayed(), isSaved()]).toEqual(["true", "true"]);
    leave();
    showBoth(storyAt("before", "another"));
    expect([hasPrayed(), isSaved()]).toEqual(["false", "false"]);
  });

  it("is known by its id from then on if an earlier version kept its slug", () => {
    act(() => {
      for (const list of ["prayed", "saved", "savedChanged"])
        storedChoice("localStorage", list).set(JSON.stringify(["before-2", "another"]));
    });
    const { unmount } = showBoth(storyAt("before-2", "i"));
    expect([hasPrayed(), isSaved()]).toEqual(["true", "true"]);
    for (const list of ["prayed", "saved", "savedChanged"])
      expect(localStorage.getItem(list)).toBe(JSON.stringify(["i", "another"]));
    unmount();
    showBoth(storyAt("after-2", "i"));
    expect([hasPrayed(), isSaved()]).toEqual(["true", "true"]);
  });
});
