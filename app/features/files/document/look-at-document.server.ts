import { ApiFailure } from '#app/api/failure.ts';
import { openFile } from '#app/api/open-file.server.ts';
import { FRAMED } from '#app/parts/papers/framed.server.ts';
import type { SignedInVisit, Visit } from '#app/session/visit.ts';
import { getFile } from '#contract/files.ts';
import { blankPage } from './blank-page.server.ts';

/** What a browser draws without our help, and cannot be made to act: any other type is only downloaded, whatever the API says of it. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * A private file as it stands in a frame or a picture of a page. Where it is not shown, or there is none for the caller, a small page says so: a frame
 * shows no page of ours.
 * @param id as it stands in the address
 */
export async function lookAtDocument(visit: SignedInVisit, id: string): Promise<Response> {
  try {
    const input = { params: { id }, query: { disposition: 'inline' } };
    return framed(await openFile(visit, getFile, input, isShown));
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return unshown(visit, failure.status);
  }
}

function isShown(headers: Headers): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  return /^inline(;|$)/.test(headers.get('Content-Disposition') ?? '') && SHOWN_TYPES.includes(type);
}

function framed(answer: Response): Response {
  for (const [name, value] of Object.entries(FRAMED)) answer.headers.set(name, value);
  return answer;
}

/** @param status of the API's refusal: 409 is a file that is only downloaded, 401 a session that is over */
export function unshown(visit: Visit, status: number): Response {
  const { t, lang } = visit;
  const words = status === 409 || status === 404 || status === 401 ? String(status) : 'other';
  const page = blankPage(lang, t(`ui:paper.unshown.${words}.title`), t(`ui:paper.unshown.${words}.text`));
  const headers = { ...FRAMED, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(page, {
    status,
    headers: {
      ...headers,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    },
  });
}
