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

it("keeps the server's query during hydration", async () => {
  document.body.innerHTML = renderToString(part);
  expect(document.body).toHaveTextContent("server");
  const root = await act(async () => hydrateRoot(document.body, part));
  expect(screen.getByTestId("part")).toHaveTextContent("server");
  act(() => root.unmount());
});

it("takes the query from the address after navigation", () => {
  render(part);
  expect(screen.getByTestId("part")).toHaveTextContent("address");
});
