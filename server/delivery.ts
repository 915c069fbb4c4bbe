import { LOOK_CHANGED } from '#domain/network/look-changed.ts';
import { PROJECT_SEEN } from '#domain/network/project-seen.ts';
import { compressedStream, encodingFor, isCompressible } from './compression.ts';
import { holdsSession, secure } from './security-headers.ts';
import { isKept } from './validators.ts';
import type { Visitor } from './visitor.ts';
import { wholePage } from './whole-page.ts';

interface DeliveryFacts {
  visitor: Visitor;
  header: (name: string) => string | undefined;
  method: string;
  isProduction: boolean;
}

/** An answer as it leaves the house: its headers, an entity tag where it is public, compressed where that helps. */
export async function delivered(answer: Response, facts: DeliveryFacts): Promise<Response> {
  const { visitor, header, isProduction } = facts;
  const headers = new Headers(answer.headers);
  headers.delete(PROJECT_SEEN);
  headers.delete(LOOK_CHANGED);
  headers.set('X-Request-Id', visitor.requestId);
  secure(headers, { hasSession: holdsSession(header('cookie')), scheme: visitor.scheme, isProduction });
  const { status } = answer;
  if (!answer.body || status === 204 || status === 304) return new Response(null, { status, headers });
  if (facts.method === 'HEAD') {
    await answer.body.cancel();
    return new Response(null, { status, headers });
  }
  if (headers.has('Content-Encoding')) return new Response(answer.body, { status, headers });
  const isText = isCompressible(headers.get('Content-Type'));
  if (isText) headers.append('Vary', 'Accept-Encoding');
  const encoding = isText ? encodingFor(header('accept-encoding')) : null;
  const isPublic = (headers.get('Cache-Control') ?? '').startsWith('public');
  if (isPublic && status === 200) return publicAnswer(answer, headers, encoding, facts);
  if (!encoding) return new Response(answer.body, { status, headers });
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(compressedStream(answer.body, encoding), { status, headers });
}

/** Public answers are whole before they go: that gives them a tag, and a visitor who has them a 304. */
async function publicAnswer(
  answer: Response,
  headers: Headers,
  encoding: ReturnType<typeof encodingFor>,
  { header, visitor }: DeliveryFacts,
): Promise<Response> {
  const page = wholePage(new Uint8Array(await answer.arrayBuffer()), headers, visitor.host ?? '');
  if (isKept(header('if-none-match'), page.tag)) return new Response(null, { status: 304, headers: page.headers });
  const { body, headers: lines } = await page.sent(encoding);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: answer.status, headers: pairs(lines) });
}

/** Names and values in turn, as pairs. */
function pairs(lines: readonly string[]): [string, string][] {
  return lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? '']] : []));
}
