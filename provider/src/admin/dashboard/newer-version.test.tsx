import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";

import { translate } from "../../test-support/translate";
import { NewerVersion } from "./newer-version";

const HOLE = "It closes a security hole in the version you have. Please have it installed soon.";

it("names a newer version, what it changes, and the hole that it closes", () => {
  const newer = { version: "2.0.0", changes: ["Cards.", "Notices."], closesHole: true };
  const { rerender } = render(<NewerVersion newer={newer} t={translate} />);
  expect(screen.getByRole("region", { name: "Version 2.0.0 is available" })).toHaveTextContent(HOLE);
  expect(screen.getAllByText(/^(Cards|Notices)\.$/)).toHaveLength(2);

  rerender(<NewerVersion newer={{ ...newer, changes: [], closesHole: false }} t={translate} />);
  expect(screen.queryByText(HOLE)).not.toBeInTheDocument();
  expect(screen.queryByText("What it changes")).not.toBeInTheDocument();
});
