import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import type { ListViewClientProps } from "payload";
import type { ReactNode } from "react";

import { StoryList } from "./story-list";

const story = {
  ...{ id: "1", name: "Ruth", status: "Pending", createdAt: "2026-11-29T10:00:00.000Z" },
  ...{ description: "Two cups", file: "7", readAt: "2026-11-29T11:00:00.000Z" },
};

let mockStories: object[] = [];

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  DefaultListView: ({ Table }: Pick<ListViewClientProps, "Table">) => Table,
  Link: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a>,
  Pill: ({ children }: { children: string }) => <span>{children}</span>,
  toast: {},
  useConfig: () => ({ getEntityConfig: () => ({}) }),
  useRouteCache: () => ({}),
  useListDrawerContext: () => ({}),
  useListQuery: () => ({ data: { docs: mockStories } }),
  useSelection: () => ({ selected: new Map(), selectedIDs: [] }),
  useListRelationships: () => ({
    documents: { clips: { "7": { thumbnailURL: "/small.webp", duration: 65 } } },
    getRelationships: () => undefined,
  }),
}));
jest.mock("payload/shared", () => ({ formatFilesize: String }));

/** Returns the card of a story with this. */
function card(more: object, viewType?: "trash") {
  mockStories = [{ ...story, ...more }];
  const list = { collectionSlug: "stories", columnState: [], viewType } as unknown as ListViewClientProps;
  render(<StoryList {...list} />);
  return screen.getByRole("listitem");
}

it.each([
  [{}, "Waiting for your decision"],
  [{ objection: "parent-silent" }, "Waiting: a parent hasn’t agreed"],
  [{ status: "Published" }, "Published"],
  [{ status: "Published", objection: "edit-missing" }, "Not shown: a cut or cover isn’t ready yet."],
  [{ status: "Declined" }, "Declined"],
  [{ status: "Declined", reason: "Too long" }, "Declined: Too long"],
  [{ status: "Published", withdrawnAt: story.createdAt }, "Withdrawn (by the storyteller)"],
])("a story with %j is ‘%s’", (more, state) => {
  expect(within(card(more)).getByText(state)).toBeVisible();
});

it("shows a story's picture, name, length and words, and whether it is new", () => {
  const shown = card({ readAt: null });
  expect(within(shown).getByRole("presentation")).toHaveAttribute("src", "/small.webp");
  expect(within(shown).getByRole("link", { name: "Ruth" })).toHaveAttribute(
    "href",
    "/admin/collections/stories/1",
  );
  for (const words of ["Two cups", "1:05", "New"]) expect(within(shown).getByText(words)).toBeVisible();
});

it("links a story in the trash to its page there", () => {
  const link = within(card({}, "trash")).getByRole("link", { name: "Ruth" });
  expect(link).toHaveAttribute("href", "/admin/collections/stories/trash/1");
});
