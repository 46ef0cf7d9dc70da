import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";

import { LinkedText } from "./linked-text";

jest.mock("@payloadcms/ui", () => ({
  Link: ({ children, href }: { children: string; href: string }) => <a href={href}>{children}</a>,
}));

it("links the marked words and shows the others around them", () => {
  const { container } = render(<LinkedText text="See <link>Ruth’s story</link> today." href="/ruth" />);
  expect(screen.getByRole("link", { name: "Ruth’s story" })).toHaveAttribute("href", "/ruth");
  expect(container).toHaveTextContent(/^See Ruth’s story today\.$/);
});

it("without an address shows the words alone", () => {
  const { container } = render(<LinkedText text="See <link>Ruth’s story</link> today." href={undefined} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(container).toHaveTextContent(/^See Ruth’s story today\.$/);
});

it("shows a text without marked words as it is", () => {
  const { container } = render(<LinkedText text="See Ruth’s story today." href="/ruth" />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(container).toHaveTextContent("See Ruth’s story today.");
});
