/**
 * Gives a control the focus again. If it is disabled while its call is under way, it gets it afterwards, unless something
 * else has it by then.
 */
export function returnFocus(control: HTMLElement): void {
  control.focus();
  if (!control.matches(":disabled")) return;
  const observer = new MutationObserver(() => {
    if (control.matches(":disabled")) return;
    observer.disconnect();
    if (document.activeElement === document.body) control.focus();
  });
  observer.observe(control, { attributeFilter: ["disabled"] });
}
