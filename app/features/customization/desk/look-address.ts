import { PREVIEW_PAGES, PREVIEW_SCHEMES, PREVIEW_WIDTHS } from '#app/parts/look/preview-choices.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';

const CHOICES = { show: PREVIEW_PAGES, width: PREVIEW_WIDTHS, scheme: PREVIEW_SCHEMES, in: LANGUAGES } as const;
export type PreviewChoice = keyof typeof CHOICES;
type PreviewAsked = { [Name in PreviewChoice]: (typeof CHOICES)[Name][number] };

/** What the preview beside the editor shows by its address; where that says nothing, a project's page on a desk, in the light and in the reader's language. */
export function previewAsked(url: URL, lang: Language): PreviewAsked {
  const of = <T extends string>(name: PreviewChoice, known: readonly T[], usual: T) =>
    known.find((one) => one === url.searchParams.get(name)) ?? usual;
  return {
    show: of('show', PREVIEW_PAGES, 'project'),
    width: of('width', PREVIEW_WIDTHS, 'desktop'),
    scheme: of('scheme', PREVIEW_SCHEMES, 'light'),
    in: of('in', LANGUAGES, lang),
  };
}

export const choicesOf = (name: PreviewChoice): readonly string[] => CHOICES[name];

/** The address of a section with the preview as it is chosen in an address; what was never chosen stays out. */
export function lookAddress(url: URL, section: string, chosen: Partial<PreviewAsked> = {}): string {
  const kept = (Object.keys(CHOICES) as PreviewChoice[]).flatMap((name) => {
    const value = chosen[name] ?? choicesOf(name).find((known) => known === url.searchParams.get(name));
    return value ? [`&${name}=${value}`] : [];
  });
  return pathTo.manager.look(section) + kept.join('');
}
