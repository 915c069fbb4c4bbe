import { useTranslation } from 'react-i18next';
import type { Paper } from './paper.ts';
import { desk, picture, sheet } from './paper-picture.css.ts';

/** The picture, whole at first; zoomed it scrolls within its ground. A picture never runs anything, wherever its bytes come from. */
export function PaperPicture({ paper }: { paper: Paper }) {
  const { t } = useTranslation('ui');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
    <section className={desk} tabIndex={0} aria-label={t('paper.area', { label: paper.label })}>
      <div className={sheet}>
        <img className={picture} src={paper.lookHref} alt={t('paper.picture', { label: paper.label })} />
      </div>
    </section>
  );
}
