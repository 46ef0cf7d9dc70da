/**
 * Takes the style sheet out of its cascade layers: a browser that does not know `@layer` would drop all that is in one. The
 * layers stand in the order of their weight, so that nothing looks different.
 *
 * @type {import("postcss").Plugin}
 */
const withoutLayers = {
  postcssPlugin: "without-layers",
  OnceExit(root) {
    root.walkAtRules("layer", (layer) => {
      layer.replaceWith(layer.nodes ?? []);
    });
  },
};

const config = { plugins: ["@tailwindcss/postcss", withoutLayers] };

export default config;
