import { act, renderHook, waitFor } from "@testing-library/react";
import { dropMember, rememberMember } from "@/lib/auth/member-storage";
import { z } from "zod";
import { requestSite } from "@/lib/api-client/site-request";
import { changeSaved, readSaved, replaceSaved, syncSaved, useSavedIds } from "./saved";

const storyOf = (id: string) => ({ id, slug: `slug-of-${id}` });

const ids = () => renderHook(() => useSavedIds()).result.current;

jest.mock("@/lib/api-client/site-request", () => ({ requestSite: jest.fn() }));

const site = jest.mocked(requestSite);

const browsers = z.object({ saved: z.array(z.string()) });

const asked: unknown[] = [];

/** Answers as the site does, with an account's list or with the browser's. */
function answer(account: string[] | null, meanwhile: () => void = () => undefined) {
  site.mockImplementation(async (_path, options) => {
    const body: unknown = JSON.parse(z.string().parse(options?.body));
    asked.push(body);
    meanwhile();
    const listed = account ?? browsers.parse(body).saved;
    const stories = listed.map((key) => {
      const id = key.replace(/^slug-of-/, "");
      return { ...storyOf(id), asked: key, name: id, path: "/", poster: null };
    });
    const answered = { ok: true, status: 200, json: async () => ({ account, stories }) };
    return answered as Response;
  });
}

const sync = () => act(async () => syncSaved());

beforeEach(() => {
  asked.length = 0;
  act(() => {
    dropMember();
    replaceSaved([]);
  });
});

it("saves and removes in this browser, latest first, without a request", () => {
  answer(null);
  act(() => {
    for (const slug of ["a", "b", "c"]) changeSaved(storyOf(slug), true);
    changeSaved(storyOf("b"), false);
    changeSaved(storyOf("a"), true);
  });
  expect(ids()).toEqual(["a", "c"]);
  expect(asked).toEqual([]);
});

it("sends changes to the account, and takes over its list", async () => {
  act(() => {
    replaceSaved(["old", "gone"]);
    changeSaved(storyOf("new"), true);
    changeSaved(storyOf("old"), false);
  });
  answer(["new", "from-the-phone"]);
  await sync();
  expect(asked).toEqual([{ saved: ["new", "gone"], add: ["new"], remove: ["old"] }]);
  expect(readSaved()).toEqual({ ids: ["new", "from-the-phone"], changed: [] });
});

it("keeps changes made while it waits for the answer, and sends them the next time", async () => {
  changeSaved(storyOf("one"), true);
  answer(["one"], () => changeSaved(storyOf("two"), true));
  await sync();
  expect(readSaved()).toEqual({ ids: ["two", "one"], changed: ["two", "one"] });
});

it("keeps a visitor's saved stories for a later account", async () => {
  changeSaved(storyOf("one"), true);
  answer(null);
  await sync();
  expect(readSaved()).toEqual({ ids: ["one"], changed: ["one"] });
});

it("keeps stories in this browser that are not visible at the moment", async () => {
  changeSaved(storyOf("hidden"), true);
  const answered = { ok: true, status: 200, json: async () => ({ account: null, stories: [] }) };
  site.mockImplementation(async () => answered as Response);
  await sync();
  expect(readSaved().ids).toEqual(["hidden"]);
});

it("keeps everything if there is no answer", async () => {
  changeSaved(storyOf("one"), true);
  const answered = { ok: false, status: 503 };
  site.mockImplementation(async () => answered as Response);
  await expect(syncSaved()).rejects.toThrow("503");
  expect(readSaved()).toEqual({ ids: ["one"], changed: ["one"] });
});

it("sends a later account all saved stories, however many were removed since", async () => {
  const all = Array.from({ length: 200 }, (_, index) => `story-${index}`);
  act(() => {
    for (const slug of all) changeSaved(storyOf(slug), true);
    for (const slug of all.map((slug) => `other-${slug}`)) changeSaved(storyOf(slug), false);
    changeSaved(storyOf("one-more-forgotten"), false);
  });
  answer([]);
  await sync();
  expect(asked).toEqual([
    {
      ...{ saved: [...all].reverse(), add: [...all].reverse() },
      remove: [
        "one-more-forgotten",
        ...all
          .slice(1)
          .map((slug) => `other-${slug}`)
          .reverse(),
      ],
    },
  ]);
});

it("sends changes to a logged-in member's account at once", async () => {
  answer(["one"]);
  rememberMember({ userId: "1", firstName: "Ann", lastName: "Berg", email: "ann@example.org" });
  act(() => changeSaved(storyOf("one"), true));
  await waitFor(() => expect(readSaved()).toEqual({ ids: ["one"], changed: [] }));
  expect(asked).toEqual([{ saved: ["one"], add: ["one"], remove: [] }]);
});

it("once the site has answered, recognises by id what an earlier version stored by slug", async () => {
  act(() => {
    replaceSaved(["slug-of-one", "two", "one", "hidden"]);
    localStorage.setItem("savedChanged", JSON.stringify(["slug-of-one"]));
  });
  answer(null);
  const { stories } = await act(async () => syncSaved());
  expect(stories.map(({ id }) => id)).toEqual(["one", "two", "hidden"]);
  expect(readSaved()).toEqual({ ids: ["one", "two", "hidden"], changed: ["one"] });
});
