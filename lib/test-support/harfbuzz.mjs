export const { Blob, Buffer, BufferFlag, Direction, Face, Font, Variation, shape } = globalThis.harfbuzz;
