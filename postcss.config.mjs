/**
 * Removes the style sheet's cascade layers, because a browser that doesn't know `@layer` would drop everything in them.
 * The layers are already in order of weight, so nothing looks different.
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
