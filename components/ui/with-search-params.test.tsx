import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { WithSearchParams } from "./with-search-params";

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("v=address") }));

const part = (
  <WithSearchParams query="v=server">
    {(params) => <p data-testid="part">{params.get("v")}</p>}
  </WithSearchParams>
);

it("is what the server knew in its HTML, and stays so when the page comes alive", async () => {
  document.body.innerHTML = renderToString(part);
  expect(document.body).toHaveTextContent("server");
  const root = await act(async () => hydrateRoot(document.body, part));
  expect(screen.getByTestId("part")).toHaveTextContent("server");
  act(() => root.unmount());
});

it("is the address's where a visitor navigated to the page", () => {
  render(part);
  expect(screen.getByTestId("part")).toHaveTextContent("address");
});
