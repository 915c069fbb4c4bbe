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

/** A small page for a refusal at the door: no script, no style, nobody's text in it. */
export function doorPage(status: number, accepts: string | undefined, headers: Record<string, string> = {}): Response {
  const lang: Language = /^\s*en\b/i.test(accepts ?? '') ? 'en' : 'es';
  const [what, help] = (WORDS[status] ?? WORDS[500])?.[lang] ?? ['', ''];
  const title = `Ups! Error ${status}`;
  const page = `<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${what}</p><p>${help}</p></html>`;
  return new Response(page, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
