/**
 * Stops an aborted signal from keeping the request that aborted it in memory. Until somebody reads the stack of its
 * reason, V8 keeps the functions and objects that were running. Node links the immediates of one turn, each holding its
 * request. Next (16.4) aborts a signal in every render, so one kept render would keep every later one.
 */
export function detachAbortReasons() {
  /** @type {{ abort: (this: AbortController, reason?: unknown) => void }} */
  const prototype = AbortController.prototype;
  const { abort } = prototype;
  prototype.abort = function (reason) {
    abort.call(this, reason);
    // V8 releases the rest once the stack is text.
    if (this.signal.reason instanceof Error) Reflect.get(this.signal.reason, "stack");
  };
}
