import { isolated } from "./isolated";

it.each(["Ruth", "Łódź 2", "clip.mp4", ""])("leaves %j as it is", (name) =>
  expect(isolated(name)).toBe(name),
);

it.each(["רות", "محمد 2", "Ruth (רות)"])("isolates %s in the direction of its first letter", (name) =>
  expect(isolated(name)).toBe(`\u2068${name}\u2069`),
);

it("keeps the parts of a file's name in their order", () =>
  expect(isolated("עדות 2.mp4", "ltr")).toBe("\u2066עדות 2.mp4\u2069"));
