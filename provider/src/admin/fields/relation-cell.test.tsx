import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";

import { RelationCell } from "./relation-cell";

const mockHope = { name: "hope" };

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  useAuth: () => ({ permissions: { collections: { images: { read: true }, hashtags: { read: true } } } }),
  useConfig: () => ({ getEntityConfig: () => ({ admin: { useAsTitle: "name" } }) }),
  useListRelationships: () => ({
    documents: {
      hashtags: { "1": mockHope, "1a": mockHope, "1b": mockHope, "2": { name: "" }, "3": false },
      images: { "4": { name: "A hall", thumbnailURL: "/small.webp" } },
      members: { "5": { name: "Ruth" } },
    },
    getRelationships: () => undefined,
  }),
}));
jest.mock("payload/shared", () => ({ formatFilesize: String }));

/** Returns what a list shows of a field's value. */
function cell(cellData: unknown, relationTo: string | string[] = "hashtags") {
  const props = { cellData, field: { relationTo } } as unknown as ComponentProps<typeof RelationCell>;
  return render(<RelationCell {...props} />).container;
}

it.each([
  ["the names of what it refers to", ["1", "2"], "hope, Unnamed"],
  ["how many others there are", ["1", "1a", "1b", "1c", "1d"], "hope, hope, hope +2"],
  ["what is gone without its id", "3", "Not available"],
  ["nothing for an empty field", null, ""],
  ["nothing while it's being read", "9", ""],
])("shows %s", (_, value, words) => {
  expect(cell(value).textContent).toBe(words);
});

it("shows a picture, whatever kinds the field takes", () => {
  const shown = cell({ relationTo: "images", value: "4" }, ["images", "clips"]);
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/small.webp");
  expect(shown).not.toHaveTextContent("A hall");
});

it("shows nothing of records that the reader may not see", () => {
  expect(cell("5", "members")).toBeEmptyDOMElement();
});
