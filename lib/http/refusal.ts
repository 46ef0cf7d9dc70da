/** A refusal as every route of the site words it: `{status: "error", message}`, the message fit to show to a visitor. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ status: "error", message }, { status, headers });
}
