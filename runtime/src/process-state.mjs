const shared = /** @type {{ lampstandProcessState?: ProcessState }} */ (globalThis);

/**
 * Returns the state that exists once per process. Next bundles the parts of a program separately and loads some files
 * unbundled, so a module's own variables would exist several times. A module that keeps state here declares it in the
 * interface `ProcessState`.
 */
export function processState() {
  return (shared.lampstandProcessState ??= {});
}
