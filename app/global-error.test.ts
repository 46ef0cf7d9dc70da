import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import GlobalError from "./global-error";

jest.mock("next-intl", () => ({}));

it("has its own words, because the layout that passes the catalogue's is gone", () => {
  const error = Object.assign(new Error("broken"), { digest: "1234" });
  const page = renderToStaticMarkup(createElement(GlobalError, { error, retry: () => undefined }));
  expect(page).toContain('<h1 class="text-heading">Something went wrong</h1>');
  expect(page).toContain("Error 1234");
  expect(page).toContain('href="/"');
});
