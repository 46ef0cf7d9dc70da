import { mayFetchAhead } from "./connection";

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

it.each([
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g", saveData: false }, true],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
])("judges %p", (connection, answer) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  expect(mayFetchAhead()).toBe(answer);
});

it("fetches ahead where the browser tells nothing", () => {
  expect(mayFetchAhead()).toBe(true);
});
