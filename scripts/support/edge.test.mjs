import { buildEdge } from "./edge.mjs";

jest.mock("./edge-overlay.mjs", () => ({
  requireCounterparts: () => {
    throw new Error("These replace no file of the site");
  },
}));

it("builds nothing where a file of the overlay replaces none", async () => {
  await expect(buildEdge(AbortSignal.abort())).rejects.toThrow("These replace no file of the site");
});
