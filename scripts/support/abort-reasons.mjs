/**
 * Lets an aborted signal hold nothing of who aborted it. Until the stack of its reason is asked for, V8 keeps the functions
 * and objects that were at work then; Node leaves the immediates of one turn linked to each other, and each holds the request
 * that it ran for. Next (16.4) aborts a signal in every render, so one render that is kept would keep every later one.
 */
export function detachAbortReasons() {
  /** @type {{ abort: (this: AbortController, reason?: unknown) => void }} */
  const prototype = AbortController.prototype;
  const { abort } = prototype;
  prototype.abort = function (reason) {
    abort.call(this, reason);
    // Once the stack is a text, V8 lets go of the rest.
    if (this.signal.reason instanceof Error) Reflect.get(this.signal.reason, "stack");
  };
}
