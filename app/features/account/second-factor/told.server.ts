/** The one answer that shows recovery codes: they are kept nowhere. */
export function told(codes: readonly string[]): Response {
  return Response.json({ codes }, { headers: { 'Cache-Control': 'no-store' } });
}
