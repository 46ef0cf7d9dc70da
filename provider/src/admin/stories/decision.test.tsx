import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import type { Step } from "../../features/stories/review-answer";
import { Decision } from "./decision";
import type { Begun } from "./use-decision";

let mockStory: Record<string, unknown> = {};
let mockIsTrashed = false;
let mockIsModified = false;
let mockIsSaving = false;

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  useAuth: () => ({ user: { id: "1" } }),
  useDocumentInfo: () => ({ id: "7", isTrashed: mockIsTrashed }),
  useField: ({ path }: { path: string }) => ({ value: mockStory[path] }),
  useFormModified: () => mockIsModified,
  useFormProcessing: () => mockIsSaving,
}));
jest.mock("./next-story", () => ({ NextStory: () => null }));

const ruth = { id: "", role: "teller", name: "Ruth", email: "", moment: "", mayBeAsked: true } as const;
const eva = { ...ruth, id: "2", role: "parent", name: "Eva", state: "asked" } as const;

const [begin, save, onAsk, onAskParent] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  mockStory = { status: "Pending" };
  [mockIsTrashed, mockIsModified, mockIsSaving] = [false, false, false];
});

function show(offered: Step[], problems: string[] = [], outcome: object = {}) {
  const decision = { offered, step: undefined, begin, confirm: jest.fn(), save, problems };
  const shared = { isOnSite: true, isApproved: false, onAsk, onAskParent, ...outcome };
  const { rerender, unmount } = render(<Decision decision={decision} {...shared} />);
  return {
    unmount,
    goTo: (step: Begun | undefined, next = offered) =>
      rerender(<Decision decision={{ ...decision, offered: next, step }} {...shared} />),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it.each<[string, Step]>([
  ["Publish", { does: "publish" }],
  ["Approve as the first of two", { does: "approve" }],
  ["Decline", { does: "decline" }],
  ["Remove it from the site", { does: "takeOff" }],
])("%s begins what its button says", (name, step) => {
  show([step]);
  press(name);
  expect(begin).toHaveBeenCalledWith(step.does);
});

it("the main button asks whoever is missing", () => {
  show([{ does: "askParent" }, { does: "ask", person: { ...ruth, state: "unasked" } }]);
  press("Ask a parent");
  expect(onAskParent).toHaveBeenCalledTimes(1);
  press("Ask Ruth for consent");
  expect(onAsk).toHaveBeenCalledWith({ ...ruth, state: "unasked" });
  expect(begin).not.toHaveBeenCalled();
});

it("names somebody who was asked before", () => {
  show([{ does: "ask", person: eva }]);
  press("Ask Eva again");
  expect(onAsk).toHaveBeenCalledWith(eva);
});

it("a changed story can be saved without a decision", () => {
  mockIsModified = true;
  show([]);
  press("Save changes");
  expect(save).toHaveBeenCalledTimes(1);
});

it.each([
  ["in the trash", { status: "Pending" }, true, /^This story is in the trash\./],
  ["withdrawn", { status: "Withdrawn", withdrawnAt: "2026-11-29" }, false, /has withdrawn their consent/],
])("a story that is %s says so and offers nothing", (_, story, isTrashed, words) => {
  mockStory = story;
  mockIsTrashed = isTrashed;
  show([]);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([
  ["Published", { isOnSite: true }, "Published. It’s on the site."],
  ["Published", { isOnSite: false }, "Published, but its video isn’t on the site right now."],
  ["Published", { isOnSite: undefined }, ""],
  ["Declined", { isOnSite: false, isApproved: true }, "Declined. It isn’t shown."],
  ["Pending", { isOnSite: false, isApproved: true }, /^One of you has approved it\./],
])("a story that is %s with %j: %s", (status, outcome, words) => {
  mockStory = { status };
  show([], [], outcome);
  expect(screen.getByRole("status").textContent).toMatch(words);
});

describe("the reason for declining", () => {
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>("Reason for declining");

  function decline(stored?: string) {
    mockStory = { status: "Pending", reason: stored };
    const { goTo, unmount } = show([{ does: "decline" }]);
    goTo("decline");
    return unmount;
  }

  it("is still there after a reload", () => {
    const leave = decline();
    fireEvent.change(reason(), { target: { value: "The sound is missing." } });
    leave();
    decline();
    expect(reason()).toHaveValue("The sound is missing.");
  });

  it("is what a colleague wrote later", () => {
    const leave = decline();
    fireEvent.change(reason(), { target: { value: "The sound is missing." } });
    leave();
    decline("The sound is missing.")();
    decline("It is too long.");
    expect(reason()).toHaveValue("It is too long.");
  });
});

it("a refusal is shown beside the buttons", () => {
  show([{ does: "decline" }], ["Please tell the storyteller why."]);
  expect(screen.getByRole("alert")).toHaveTextContent("Please tell the storyteller why.");
});

describe("the focus", () => {
  const button = (name: string) => screen.getByRole("button", { name });

  it.each([
    ["publish", "Publish"],
    ["decline", "Decline"],
  ] as const)("returns to the button that began to %s", async (step, name) => {
    const { goTo } = show([{ does: "publish" }, { does: "decline" }]);
    button(name).focus();
    goTo(step);
    button("Not yet").focus();
    goTo(undefined);
    await waitFor(() => expect(button(name)).toHaveFocus());
  });

  it("stays in the decision once it is carried out", async () => {
    const { goTo } = show([{ does: "publish" }]);
    goTo("publish");
    const confirm = screen.getAllByRole("button").at(-1);
    expect(confirm).toHaveFocus();
    mockIsSaving = true;
    goTo("publish");
    // As browsers do.
    confirm?.blur();
    [mockIsSaving, mockStory] = [false, { status: "Published" }];
    goTo(undefined, []);
    await waitFor(() => expect(screen.getByRole("group", { name: "Decision" })).toHaveFocus());
    goTo(undefined, [{ does: "takeOff" }]);
    expect(screen.getByRole("group", { name: "Decision" })).toHaveFocus();
  });

  it("returns to the pressed button if that was only disabled", async () => {
    const { goTo } = show([{ does: "approve" }]);
    const approve = button("Approve as the first of two");
    approve.focus();
    mockIsSaving = true;
    goTo(undefined);
    approve.blur();
    mockIsSaving = false;
    goTo(undefined);
    await waitFor(() => expect(approve).toHaveFocus());
  });

  it("stays where staff have put it", async () => {
    const { goTo } = show([{ does: "publish" }]);
    button("Publish").focus();
    button("Publish").blur();
    goTo(undefined, []);
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
