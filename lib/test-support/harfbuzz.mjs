/** @type {unknown} */
const found = Reflect.get(globalThis, "harfbuzz");
const harfbuzz = /** @type {Partial<typeof import("harfbuzzjs")>} */ (found ?? {});

export const { Blob, Buffer, BufferFlag, Direction, Face, Font, Variation, shape } = harfbuzz;
