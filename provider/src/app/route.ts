/** The provider has no pages but the admin's. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: "/admin" } });
}
