import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";

import { translate } from "../../test-support/translate";
import { Broken, Waiting } from "./waiting";

jest.mock("@payloadcms/ui", () => ({
  Link: ({ children, href }: { children: string; href: string }) => <a href={href}>{children}</a>,
}));

const inboxes = [
  { slug: "testimony-consents", label: "Testimony consents", unread: 0, open: 1 },
  { slug: "contact-messages", label: "Contact messages", unread: 1, open: 1 },
  { slug: "stories", label: "Uploaded stories", unread: 0, open: 2 },
  { slug: "reports", label: "Reports", unread: 0, open: 1 },
  { slug: "volunteer-contacts", label: "Offers of help", unread: 0, open: 0 },
];

it("shows the inboxes in the order of their cards, and nothing of those where nothing waits", () => {
  const cards = {
    reports: [{ href: "/boat", title: "The boat" }],
    stories: [{ href: "/ruth", title: "Ruth", state: "1 minute · Can be decided now", picture: "" }],
    "contact-messages": [],
    "volunteer-contacts": [],
    "testimony-consents": [],
  };
  render(<Waiting inboxes={inboxes} cards={cards} t={translate} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Reports",
    "The boat",
    "Uploaded stories",
    "Ruth",
    "Contact messages",
    "Testimony consents",
  ]);
  expect(screen.getByText("1 minute · Can be decided now")).toBeInTheDocument();
});

it("shows what is urgent before all inboxes, and the rest of its inbox in its place", () => {
  const cards = {
    reports: [{ href: "/boat", title: "The boat" }],
    stories: [
      { href: "/ruth", title: "Ruth" },
      { href: "/ann", title: "Ann", isUrgent: true },
    ],
  };
  const listed = inboxes.filter(({ slug }) => slug in cards);
  render(<Waiting inboxes={listed} cards={cards} t={translate} />);
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(["Ann", "Reports", "The boat", "Uploaded stories", "Ruth"]);
});

it("draws a film for a story whose video has no picture yet, and nothing for messages", () => {
  const card = { href: "/ruth", title: "Ruth" };
  const cards = { stories: [{ ...card, picture: "" }], "contact-messages": [card] };
  const { innerHTML } = render(<Waiting inboxes={inboxes} cards={cards} t={translate} />).container;
  expect(innerHTML.match(/<svg/g)).toHaveLength(1);
});

it("shows what is broken, and leads to the records concerned", () => {
  const href = "/admin/collections/videos";
  render(
    <Broken alarms={[{ kind: "noMailServer" }, { kind: "hiddenVideos", count: 2, href }]} t={translate} />,
  );
  const broken = screen.getByRole("region", { name: "What is broken" });
  expect(broken).toHaveTextContent("no mail server is set up");
  expect(broken).toHaveTextContent("2 published videos aren’t shown.");
  expect(screen.getByRole("link", { name: "Show them" })).toHaveAttribute("href", href);
});
