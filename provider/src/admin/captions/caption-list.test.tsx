import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { readCaptionsOf, requestDraft } from "./admin-api";
import { CaptionList } from "./caption-list";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  FieldLabel: () => null,
  Link: ({ children }: { children: string }) => <a href="#captions">{children}</a>,
  Pill: ({ children }: { children: string }) => <span>{children}</span>,
  useDocumentInfo: () => ({ id: "7" }),
  useField: () => ({ value: undefined }),
}));
jest.mock("./admin-api", () => ({ readCaptionsOf: jest.fn(), requestDraft: jest.fn() }));

const english = { id: "1", lang: "en", cues: [{ start: 0, end: 1, text: "Hello" }] };
const empty = { id: "2", lang: "es", transcription: "failed", problem: "It failed.", cues: [] };

async function show(captions: (typeof english | typeof empty)[], canTranslate = true) {
  jest.mocked(readCaptionsOf).mockResolvedValue(captions);
  render(<CaptionList canTranscribe={false} canTranslate={canTranslate} />);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(captions.length));
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
