import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { folded, foldedBody, foldedHead, foldedMore, whole } from '#app/ui/steps/step-rail.css.ts';
import { changed, link, list } from './desk.css.ts';
import type { LookData } from './desk.server.ts';

type Sections = LookData['sections'];

/** The sections of the look, each with how much of it differs from what is published: a rail in wide windows, folded away in others. */
export function SectionRail({ sections }: { sections: Sections }) {
  const { t } = useTranslation('look');
  return (
    <nav aria-label={t('sections')}>
      <div className={whole}>
        <Links sections={sections} />
      </div>
      <details className={folded}>
        <summary className={foldedHead}>
          <strong>{sections.find(({ here }) => here)?.label}</strong>
          <span className={foldedMore}>{t('sections')}</span>
        </summary>
        <div className={foldedBody}>
          <Links sections={sections} />
        </div>
      </details>
    </nav>
  );
}

function Links({ sections }: { sections: Sections }) {
  const { t } = useTranslation('look');
  return (
    <ul className={list}>
      {sections.map(({ key, label, href, here, count }) => (
        <li key={key}>
          <a className={link} href={href} aria-current={here ? 'page' : undefined}>
            {label}
            {count > 0 && (
              <span className={changed}>
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden> ({t('draft.chip', { count })})</VisuallyHidden>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
