import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { type CaptionState, createCaptions, requestDraft } from "./admin-api";
import { CaptionList } from "./caption-list";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  FieldLabel: () => null,
  toast: {},
  Link: ({ children }: { children: string }) => <a href="#captions">{children}</a>,
  Pill: ({ children }: { children: string }) => <span>{children}</span>,
  useAuth: () => ({ permissions: { collections: { captions: { create: mockMayWrite } } } }),
  useDocumentInfo: () => ({ id: "7", isTrashed: mockIsTrashed }),
  useField: ({ path }: { path: string }) => ({ value: path === "withdrawnAt" ? mockWithdrawnAt : undefined }),
}));
jest.mock("./admin-api", () => ({
  ...jest.requireActual<object>("./admin-api"),
  createCaptions: jest.fn(),
  requestDraft: jest.fn(),
}));

let mockMayWrite = true;
let mockIsTrashed = false;
let mockWithdrawnAt: string | undefined;

beforeEach(() => {
  jest.clearAllMocks();
  mockMayWrite = true;
  mockIsTrashed = false;
  mockWithdrawnAt = undefined;
});

const english = { id: "1", lang: "en", cues: [{ start: 0, end: 1, text: "Hello" }] };
const empty = { id: "2", lang: "es", transcription: "failed", problem: "It failed.", cues: [] };

async function show(captions: CaptionState[], canTranslate = true) {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ docs: captions }) }) });
  render(<CaptionList canTranscribe={false} canTranslate={canTranslate} />);
  const listed = captions.filter(({ deletedAt }) => !deletedAt);
  await waitFor(() => expect(screen.queryAllByRole("listitem")).toHaveLength(listed.length));
  if (listed.length === 0) await screen.findByText("This clip has no captions yet.");
}

const choose = (value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: "Language" }), { target: { value } });
const button = () => screen.queryByRole("button", { name: /^Draft in/ });

it("staff have captions translated into the chosen language", async () => {
  jest.mocked(requestDraft).mockResolvedValue({ id: "2" });
  await show([english, empty]);
  expect(button()).not.toBeInTheDocument();
  choose("es");
  fireEvent.click(screen.getByRole("button", { name: "Draft in Spanish" }));
  expect(requestDraft).toHaveBeenCalledWith("7", "es", "en");
  expect(await screen.findByText(/We’re translating the captions in English./)).toBeInTheDocument();
  choose("other");
  expect(button()).not.toBeInTheDocument();
});

it("nothing is offered without words to translate", async () => {
  await show([empty]);
  choose("fr");
  expect(button()).not.toBeInTheDocument();
});

it("nothing is offered without a service", async () => {
  await show([english], false);
  choose("es");
  expect(button()).not.toBeInTheDocument();
});

it("offers to write captions once those that exist are known", () => {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  render(<CaptionList canTranscribe={false} canTranslate={false} />);
  expect(screen.getByRole("button", { name: "Write captions" })).toBeDisabled();
});

it("writing captions stores nothing, and names those in the trash", async () => {
  await show([{ ...english, deletedAt: "2026-11-29T10:00:00.000Z" }]);
  fireEvent.click(screen.getByRole("button", { name: "Write captions" }));
  expect(await screen.findByText(/captions in English are in the trash/)).toBeInTheDocument();
  expect(createCaptions).not.toHaveBeenCalled();
});

it.each([
  ["to people who may not write them", () => (mockMayWrite = false)],
  ["in the trash", () => (mockIsTrashed = true)],
  ["for a withdrawn story", () => (mockWithdrawnAt = "2026-11-29T10:00:00.000Z")],
])("nothing is offered %s", async (_, arrange) => {
  arrange();
  await show([english]);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
