import { createHash } from 'node:crypto';
import type { Language } from '#domain/tenant/language.ts';

/** What the door itself refuses, in the words of both languages; everything else is the app's to say. */
const WORDS: Record<number, Record<Language, readonly [string, string]>> = {
  400: {
    es: ['La solicitud no se entiende.', 'Vuelva atrás e inténtelo de nuevo.'],
    en: ['The request cannot be understood.', 'Go back and try again.'],
  },
  403: {
    es: ['Este envío no viene de una página nuestra.', 'Vuelva atrás, recargue la página y envíelo otra vez.'],
    en: ['This form did not come from a page of ours.', 'Go back, reload the page and send it again.'],
  },
  405: {
    es: ['Esta dirección no admite esa acción.', 'Vuelva atrás e inténtelo desde la página.'],
    en: ['This address does not take that action.', 'Go back and try from the page.'],
  },
  413: {
    es: ['Lo que ha enviado es demasiado grande.', 'Vuelva atrás y elija un archivo más pequeño.'],
    en: ['What you sent is too large.', 'Go back and choose a smaller file.'],
  },
  421: {
    es: ['Esta dirección no corresponde a ninguna plataforma.', 'Revise la dirección.'],
    en: ['This address belongs to no platform.', 'Check the address.'],
  },
  500: {
    es: ['Algo ha ido mal por nuestra parte.', 'Vuelva a intentarlo en unos minutos.'],
    en: ['Something went wrong on our side.', 'Try again in a few minutes.'],
  },
};

const BACK: Record<Language, string> = { es: 'Volver al inicio', en: 'Back to the start' };

/** Nobody's brand: the door does not know whose page it would have been. Both schemes, readable at any width. */
const STYLE = `:root{color-scheme:light dark}
body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}
a{display:inline-block;margin-top:1rem;padding:.6rem 1rem;border:1px solid;border-radius:.4rem;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:2px}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What the door needs to know of who is refused. */
export interface Refused {
  /** Their `Accept-Language`. */
  languages?: string;
  /** Programs that walk the web get the bare status (specification, section 2: no error pages for crawlers). */
  isCrawler?: boolean;
}

/** A small page for a refusal at the door: what happened, what to do, and the way back to `/`. No script, nobody's text in it. */
export function doorPage(status: number, refused: Refused = {}, headers: Record<string, string> = {}): Response {
  const further = { 'Cache-Control': 'no-store', ...headers };
  if (refused.isCrawler) return new Response(null, { status, headers: further });
  const lang: Language = /^\s*en\b/i.test(refused.languages ?? '') ? 'en' : 'es';
  const [what, help] = (WORDS[status] ?? WORDS[status < 500 ? 400 : 500])?.[lang] ?? ['', ''];
  const title = `Ups! Error ${status}`;
  const page = `<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${what}</p><p>${help}</p><a href="/">${BACK[lang]}</a></main></html>`;
  return new Response(page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...further },
  });
}
