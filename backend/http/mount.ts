import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import { fullPath } from '#contract/base-address.ts';
import { type Answer, answerCall } from './answer-call.ts';
import type { FileReply } from './call.ts';
import { errorAnswer } from './error-answer.ts';
import { requestFacts } from './request-facts.ts';
import type { Served } from './serve.ts';

/** The bytes under an address never change; whether a reader may see them does, until everybody may. */
const PICTURE_KEPT = { public: 'public, max-age=31536000, immutable', private: 'private, no-cache' } as const;

/** What @hono/node-server puts beside a request; empty in process. */
export interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** Puts every served endpoint at the path that its template names (specification, section 7). */
export function mount(app: Hono<{ Bindings: NodeBindings }>, served: readonly Served[], deps: Deps): void {
  for (const one of served) {
    const path = fullPath(one.endpoint.path).replace(/\{(\w+)\}/g, ':$1');
    app.on(one.endpoint.method, path, (c) => respond(c, one, deps));
  }
}

async function respond(c: Context<{ Bindings: NodeBindings }>, served: Served, deps: Deps): Promise<Response> {
  const started = performance.now();
  const peer = c.env?.incoming?.socket?.remoteAddress ?? null;
  const facts = requestFacts(c.req.raw.headers, peer, deps.config);
  let answer: Response;
  try {
    const routed = { request: c.req.raw, params: c.req.param(), query: c.req.queries(), facts };
    answer = await answerOf(served, await answerCall(deps, served, routed), deps);
  } catch (error) {
    answer = errorAnswer(error, facts.requestId, deps.log);
  }
  answer.headers.set('X-Request-Id', facts.requestId);
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('X-Content-Type-Options', 'nosniff');
  // The template, never the address: a path may contain personal data.
  deps.log.info({
    requestId: facts.requestId,
    endpoint: served.endpoint.id,
    host: facts.host,
    status: answer.status,
    ms: Math.round(performance.now() - started),
  });
  return answer;
}

async function answerOf({ endpoint }: Served, { reply, replayed, tenantId }: Answer, deps: Deps): Promise<Response> {
  if (endpoint.answerKind === 'file') return fileAnswer(reply as FileReply, tenantId, deps);
  if (!endpoint.answer) return new Response(null, { status: 204 });
  return Response.json(reply, { headers: replayed ? { 'Idempotent-Replay': 'true' } : {} });
}

/**
 * An attachment unless its bytes were looked into to be shown, and never run: a stranger's bytes must not act in our name (safety.md). What is shown may
 * be framed by its own origin alone.
 */
async function fileAnswer({ file, shown, picture }: FileReply, tenantId: string, deps: Deps): Promise<Response> {
  const body = shown ?? (Readable.toWeb(await deps.files.read(fileKey(tenantId, file.id))) as ReadableStream);
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const how = shown || picture ? 'inline' : 'attachment';
  return new Response(body, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(shown?.byteLength ?? file.bytes),
      'Content-Disposition': `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': `default-src 'none'; sandbox${shown ? "; frame-ancestors 'self'" : ''}`,
      ...(picture ? { ETag: `"${file.sha256}"`, 'Cache-Control': PICTURE_KEPT[picture] } : {}),
    },
  });
}
