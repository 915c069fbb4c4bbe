import type { SignedInVisit } from '#app/session/visit.ts';
import type { Customization } from '#contract/customization.ts';
import type { LookSection } from '#contract/look-fields.ts';
import { accentUse, type ColorScheme, contrastPairs, toldRatio } from '#domain/brand/contrast-pairs.ts';

/** A stylesheet of the tenant's own that may draw in other colours than the theme's. */
const COLORS_OF_ITS_OWN = /--lj-|color|background/i;

/** What the saved draft's colours come to where people read them, by day and by night, in words; null for a section without colours. */
export function contrastOf(visit: SignedInVisit, section: LookSection, { look, css }: Customization) {
  if (section !== 'brand') return null;
  const { t } = visit;
  return {
    schemes: (['light', 'dark'] as const).map((scheme) => ({
      key: scheme,
      title: t(`look:contrast.${scheme}`),
      pairs: contrastPairs(look, scheme).map(({ name, over, under, ratio, least, passes }) => ({
        name,
        over,
        under,
        label: t(`look:contrast.pair.${name}`),
        ratio: ratioText(visit, ratio),
        verdict: t(`look:contrast.${passes ? 'passes' : 'fails'}`, { least: ratioText(visit, least) }),
        passes,
      })),
      notes: notesOf(visit, scheme, accentUse(look, scheme)),
    })),
    css: COLORS_OF_ITS_OWN.test(css) ? t('look:contrast.css') : '',
  };
}

/** Where the colour cannot be used as it is, what is drawn instead; and of which status it reminds. */
function notesOf(visit: SignedInVisit, scheme: ColorScheme, use: ReturnType<typeof accentUse>): string[] {
  const { t } = visit;
  const { written, fill, link, writtenRatio, like } = use;
  return [
    ...(fill === written ? [] : [t('look:contrast.fill', { written, drawn: fill })]),
    ...(link === written
      ? []
      : [t('look:contrast.link', { written, drawn: link, ratio: ratioText(visit, writtenRatio) })]),
    ...(like ? [t('look:contrast.like', { status: t(`look:contrast.status.${like}`), scheme })] : []),
  ];
}

/** "4,5:1", cut and never rounded up. */
function ratioText({ lang }: SignedInVisit, ratio: number): string {
  const told = toldRatio(ratio).toFixed(1);
  return `${lang === 'es' ? told.replace('.', ',') : told}:1`;
}
