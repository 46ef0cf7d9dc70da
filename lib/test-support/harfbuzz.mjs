/** @type {Partial<typeof import("harfbuzzjs")>} */
const harfbuzz = Reflect.get(globalThis, "harfbuzz") ?? {};

export const { Blob, Buffer, BufferFlag, Direction, Face, Font, Variation, shape } = harfbuzz;
