import { redirect } from '@remix-run/node';
import { ApiFailure } from '#app/api/failure.ts';
import { openFile } from '#app/api/open-file.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { KNOWN_CODES } from '#domain/access/error-codes.ts';

/**
 * A file of the API. Where there is none for the caller, a browser is led to a page that says so (specification, section 8: "document not
 * found"): an address that answers with bytes can show no page itself. Whoever asks for no page gets the bare status.
 * @param id as it stands in the address
 */
export async function openDocument(
  visit: Visit,
  endpoint: Endpoint & { answerKind: 'file' },
  id: string,
): Promise<Response> {
  try {
    return await openFile(visit, endpoint, { params: { id } });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (!visit.request.headers.get('Accept')?.includes('text/html'))
      return new Response(null, { status: failure.status, headers: { 'Cache-Control': 'no-store' } });
    throw redirect(pathTo.document(failure.status), { headers: { 'Cache-Control': 'no-store' } });
  }
}

/** What the page of a document that could not be opened throws: its status and, for a missing one, its own words. */
export function unopenedDocument({ url, t, requestId }: Visit): Response {
  const asked = Number(url.searchParams.get('code'));
  const status = KNOWN_CODES.find((code) => code === asked) ?? 404;
  const message = status === 404 ? t('errors:document.message') : undefined;
  const solution = status === 404 ? t('errors:document.solution') : undefined;
  return Response.json({ message, solution, requestId }, { status, headers: { 'Cache-Control': 'no-store' } });
}
