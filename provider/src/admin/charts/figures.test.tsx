import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";

import { Figures } from "./figures";

jest.mock("@payloadcms/ui", () => jest.requireActual<object>("../../test-support/payload-ui"));

it("shows numbers with a small chart, and those that are zero in one line", () => {
  render(
    <Figures
      figures={[
        { name: "prayed", count: 1200, perDay: [0, 400, 800] },
        { name: "talked", count: 2 },
        { name: "saved", count: 0, perDay: [0, 0, 0] },
        { name: "shared", count: 0, perDay: [0, 0, 0] },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Prayed",
    "Asked to talk",
  ]);
  expect(screen.getByText("1,200")).toBeInTheDocument();
  expect(screen.getByText("None yet: Saved for later and Shared.")).toBeInTheDocument();
});
