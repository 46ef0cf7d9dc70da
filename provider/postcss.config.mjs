/** Leaves Payload's style sheets unchanged: they use cascade layers below the admin's own styles. */
const config = { plugins: {} };

export default config;
