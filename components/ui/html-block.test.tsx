import { render, screen } from "@testing-library/react";
import { sanitizeProviderHtml } from "@/lib/html/sanitize";
import { HtmlBlock } from "./html-block";
import { LanguagePrefix } from "./link";

it.each([
  ["/about-us?a=1&b=2", "/es/about-us?a=1&b=2"],
  ["/", "/es"],
  ["/share/pages/home/poster-a5.pdf", "/share/pages/home/poster-a5.pdf"],
  ["/de/about-us", "/de/about-us"],
  ["https://else.example/", "https://else.example/"],
])("leads from a text in Spanish to %s in the same language", (written, href) => {
  const html = sanitizeProviderHtml(`<p><a href="${written.replace("&", "&amp;")}">Here</a></p>`);
  render(
    <LanguagePrefix prefix="/es">
      <HtmlBlock html={html} missing="" />
    </LanguagePrefix>,
  );
  expect(screen.getByRole("link", { name: /^Here/ })).toHaveAttribute("href", href);
});
