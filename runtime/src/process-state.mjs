const shared = /** @type {{ lampstandProcessState?: ProcessState }} */ (globalThis);

/**
 * What a process has once. Next builds the parts of a program separately, and loads some files as they are: a module's own
 * variables would exist several times. A module that keeps something here declares it in the interface `ProcessState`.
 */
export function processState() {
  return (shared.lampstandProcessState ??= {});
}
