import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { spoken } from '#app/session/spoken.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { loadShell } from '#app/tenant/shell.server.ts';
import type { Shell } from '#app/tenant/shell.ts';
import { getLook } from '#contract/look.ts';
import { USUAL_LOOK } from '#contract/look-fields.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { type PREVIEW_PAGES, PREVIEW_SCHEMES } from './preview-choices.ts';

/** The visit of a manager as it would be with the draft published, in the language that the address names. Nothing is measured of it. */
export async function draftedVisit(visit: SignedInVisit): Promise<SignedInVisit> {
  const { data: look } = await call(visit, getLook);
  const lang = LANGUAGES.find((known) => known === visit.url.searchParams.get('in')) ?? visit.lang;
  const customization = { ...look.draft.customization, analytics: USUAL_LOOK.analytics };
  return { ...visit, ...spoken(customization, lang, visit.now) };
}

/** What stands around a page of a draft as a stranger would see it, in the scheme that the address names. Its stylesheet is the draft's, kept by nobody. */
export async function draftedAround(drafted: SignedInVisit, page: (typeof PREVIEW_PAGES)[number]) {
  const { t, url } = drafted;
  const known = await loadShell({ ...drafted, session: null });
  const scheme = PREVIEW_SCHEMES.find((one) => one === url.searchParams.get('scheme')) ?? 'light';
  const own = { scheme, toast: null, registerEvent: null, stylesheet: pathTo.manager.lookPreviewCss };
  const shell: Shell = { ...known.shell, ...own };
  const title = t('look:preview.frame', { page: t(`look:preview.show.${page}`) });
  return { shell, head: pageHead(drafted, { title }) };
}
