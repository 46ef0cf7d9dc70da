/** A video waits with its clip and poster until it comes near the screen. React's types do not know the attribute yet. */
export const WHEN_NEAR = { loading: "lazy" };
