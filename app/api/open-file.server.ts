import { Readable } from 'node:stream';
import type { ApiCaller } from '#app/session/visit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { parsed, refusalOf, surfaced } from './call.server.ts';
import { type CallInput, deadline, exchange, noAnswer } from './exchange.server.ts';
import { ApiFailure } from './failure.ts';
import { bodyText } from './transport.server.ts';

/** What is handed on of the API's own headers. */
const KEPT = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'cache-control',
] as const;

/**
 * A file of the API as a streaming answer: an attachment unless the API says `inline`, and never a page of ours: it cannot be sniffed,
 * scripted or framed. The deadline runs until the first byte. Throws an `ApiFailure` as `call` does.
 * @param takes whether a file with such headers is wanted; one that is not is an `ApiFailure` 409, and its bytes go nowhere
 */
export async function openFile(
  caller: ApiCaller,
  endpoint: Endpoint & { answerKind: 'file' },
  input: CallInput = {},
  takes: (headers: Headers) => boolean = () => true,
): Promise<Response> {
  const { signal, done } = deadline(endpoint);
  try {
    const answer = await exchange(caller, endpoint, input, signal);
    if (answer.statusCode !== 200) {
      const text = await bodyText(answer).catch((error: unknown) => {
        throw noAnswer(error, endpoint, caller, signal);
      });
      const status = answer.statusCode < 400 ? 502 : answer.statusCode;
      throw new ApiFailure(status, {
        body: refusalOf(parsed(text)),
        hasBody: text.length > 0,
        requestId: caller.requestId,
      });
    }
    const headers = fileHeaders(answer.headers);
    if (!takes(headers)) {
      await answer.body.dump();
      throw new ApiFailure(409, { body: null, hasBody: true, requestId: caller.requestId });
    }
    return new Response(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, { headers });
  } catch (error) {
    throw await surfaced(error, endpoint, caller);
  } finally {
    done();
  }
}

function fileHeaders(from: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers({
    'Content-Disposition': 'attachment',
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, no-store',
  });
  for (const name of KEPT) {
    const value = from[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return headers;
}
