/** Payload's style sheets stand in cascade layers, below those of the admin's own: they stay as they are. */
const config = { plugins: {} };

export default config;
