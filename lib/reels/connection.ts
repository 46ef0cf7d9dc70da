declare global {
  interface Navigator {
    /** What browsers that tell anything tell of the connection (Network Information API). */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const SLOW = ["slow-2g", "2g"];

/** Whether something may be fetched before it is asked for: not when the visitor saves data or is on a slow network. */
export function mayFetchAhead(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return !saveData && !SLOW.includes(effectiveType);
}
