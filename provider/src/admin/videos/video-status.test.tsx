import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";

import { VideoStatus } from "./video-status";

const WITHDRAWN = "Tom has withdrawn their consent, so you can’t publish this.";

const mockSubmit = jest.fn();
let mockStatus = "Pending";
let mockRefusal: string | undefined;

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  useDocumentInfo: () => ({ isTrashed: false }),
  useField: ({ path }: { path: string }) => ({ value: path === "status" ? mockStatus : undefined }),
  useForm: () => ({ submit: mockSubmit, dispatchFields: jest.fn() }),
  useFormProcessing: () => false,
}));
jest.mock("../fields/visibility-notice", () => ({
  useVisibility: () => (mockRefusal === undefined ? undefined : { reason: "", refusal: mockRefusal }),
  VisibilityNotice: () => null,
}));

function show(status: string, refusal: string | undefined) {
  [mockStatus, mockRefusal] = [status, refusal];
  render(<VideoStatus />);
}

it.each([undefined, ""])("offers to publish a video that can be (refusal: %s)", (refusal) => {
  show("Pending", refusal);
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(mockSubmit).toHaveBeenCalledWith({ overrides: { status: "Active" } });
});

it("says why a video can't be published, and offers nothing that is refused", () => {
  show("Declined", WITHDRAWN);
  expect(screen.getByText(WITHDRAWN)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("a published video can always be removed from the site", () => {
  show("Active", WITHDRAWN);
  fireEvent.click(screen.getByRole("button", { name: "Remove it from the site" }));
  expect(mockSubmit).toHaveBeenCalledWith({ overrides: { status: "Pending" } });
  expect(screen.queryByText(WITHDRAWN)).not.toBeInTheDocument();
});
