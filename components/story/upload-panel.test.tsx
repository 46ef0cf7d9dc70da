import { render, screen } from "@testing-library/react";
import { UploadPanel } from "./upload-panel";

const KIBIBYTE = 1024;
const TOTAL = 600 * KIBIBYTE;

function renderAt(sent: number, acknowledged: number, reason?: string) {
  const progress = { sent, acknowledged, bytesPerSecond: null, reason: reason ? { message: reason } : null };
  const stage = { phase: reason === undefined ? ("sending" as const) : ("waiting" as const), ...progress };
  const controls = { onPause: jest.fn(), onResume: jest.fn(), onCancel: jest.fn() };
  render(<UploadPanel stage={stage} total={TOTAL} {...controls} />);
}

it("counts what is sent separately from what is safely received", () => {
  renderAt(300 * KIBIBYTE, 120 * KIBIBYTE);
  expect(screen.getByText("50%")).toBeInTheDocument();
  const bar = screen.getByRole("progressbar", { name: "Upload progress" });
  expect(bar).toHaveAttribute("aria-valuenow", "50");
  expect(bar).toHaveAttribute("aria-valuetext", "50% sent, 20% received");
  expect(screen.getByText("300 kB of 600 kB sent")).toBeInTheDocument();
  expect(screen.getByText("120 kB safely received")).toBeInTheDocument();
});

it("moves before anything is received, and says so", () => {
  renderAt(60 * KIBIBYTE, 0);
  expect(screen.getByText("10%")).toBeInTheDocument();
  expect(screen.getByText("Nothing received yet")).toBeInTheDocument();
});

it("reaches 100 percent only when the last byte is received", () => {
  renderAt(TOTAL, 590 * KIBIBYTE);
  expect(screen.getByText("99%")).toBeInTheDocument();
});

it("says why it waits, if the reason is known", () => {
  renderAt(0, 0, "This network wants you to sign in first.");
  expect(screen.getByText("Waiting…")).toBeInTheDocument();
  expect(screen.getByText("This network wants you to sign in first.")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Waiting… This network wants you to sign in first.");
});

it("waits for a connection if no reason is known", () => {
  renderAt(0, 0, "");
  expect(screen.getByRole("status")).toHaveTextContent("Waiting for a connection…");
});
