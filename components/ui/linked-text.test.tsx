import { render, screen } from "@testing-library/react";
import { LinkedText } from "./linked-text";

jest.mock("@/lib/env/site-config", () => ({ siteConfig: () => ({ SITE_URL: "https://site.example" }) }));

it("makes links of the addresses in an answer", () => {
  const text = "Write to help@grace.example, see www.grace.org/help or https://site.example/contact-us.";
  const { container } = render(
    <p>
      <LinkedText text={text} />
    </p>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:help@grace.example",
    "https://www.grace.org/help",
    "/contact-us",
  ]);
  expect(container.textContent).toBe(text.replace(" or", " (opens in a new tab) or"));
});
