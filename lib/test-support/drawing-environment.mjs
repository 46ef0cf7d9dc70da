import * as harfbuzz from "harfbuzzjs";
import { TestEnvironment } from "jest-environment-node";

/** Node loads HarfBuzz: it waits for its WebAssembly before it exports anything, which CommonJS cannot. */
export default class DrawingEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.harfbuzz = harfbuzz;
  }
}
