/** Redirects to the admin, since the provider has no other pages. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: "/admin" } });
}
