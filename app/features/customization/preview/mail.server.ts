import { call } from '#app/api/call.server.ts';
import { draftedVisit } from '#app/parts/look/drafted.server.ts';
import { FRAMED } from '#app/parts/papers/framed.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { previewLookMail } from '#contract/look.ts';

/** A mail has its styles in its tags and its pictures elsewhere; it runs nothing, and its own link leads nowhere here. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; form-action 'none'; sandbox allow-same-origin; frame-ancestors 'self'";

/** A mail as the draft would draw it, whole, for a frame. */
export async function openLookMail(visit: SignedInVisit): Promise<Response> {
  const { data } = await call(await draftedVisit(visit), previewLookMail);
  return new Response(data.html.replace('<body ', '<body inert '), {
    headers: { ...FRAMED, 'Content-Security-Policy': POLICY, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
