import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { Paper } from './paper.ts';
import { thumb, thumbs } from './paper-thumbs.css.ts';

/** The papers of a record to choose from. No small pictures: each would be a look at a paper that nobody has asked to see. */
export function PaperThumbs({ all, shown }: { all: readonly Paper[]; shown: Paper }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('paper.papers')}>
      <ul className={thumbs}>
        {all.map((paper) => (
          <li key={paper.id}>
            <a className={thumb} href={paper.href} aria-current={paper === shown ? 'true' : undefined}>
              <Icon name={paper.kind === 'picture' ? 'picture' : 'document'} />
              <span>{paper.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
