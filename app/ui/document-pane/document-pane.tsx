import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import {
  actions,
  count,
  empty,
  foot,
  footNote,
  frame,
  ground,
  head,
  name,
  pane,
  seenNote,
  title,
} from './document-pane.css.ts';
import type { Papers } from './paper.ts';
import { PaperPicture } from './paper-picture.tsx';
import { PaperThumbs } from './paper-thumbs.tsx';
import { ZoomAndTurn } from './zoom-and-turn.tsx';

/**
 * The paper that is judged, in the page: a picture with zoom and rotation, or a PDF in the browser's own reader. What else the record holds is a link below,
 * and to download it the second choice.
 * @param anchor id of the pane, where a page has two
 */
export function DocumentPane({ all, shown, seen, anchor = 'paper' }: Papers & { anchor?: string }) {
  const { t } = useTranslation('ui');
  const id = useId();
  if (!shown) {
    return (
      <section className={pane} aria-label={t('paper.label')}>
        <p className={empty}>{t('paper.noneText')}</p>
      </section>
    );
  }
  return (
    <section className={pane} id={anchor} aria-labelledby={`${id}-title`}>
      <header className={head}>
        <div className={title}>
          <h2 className={name} id={`${id}-title`}>
            {shown.label}
          </h2>
          {all.length > 1 && (
            <span className={count}>{t('paper.count', { n: all.indexOf(shown) + 1, total: all.length })}</span>
          )}
        </div>
        {shown.kind === 'picture' && <ZoomAndTurn />}
      </header>
      {shown.kind === 'picture' ? (
        <PaperPicture paper={shown} />
      ) : (
        <div className={ground}>
          {/* No sandbox attribute: it takes the reader away. The answer's own policy holds it instead (docs/decisions/0040). */}
          <iframe
            className={frame}
            title={t('paper.frame', { label: shown.label })}
            src={`${shown.lookHref}#navpanes=0&view=FitH`}
          />
        </div>
      )}
      {all.length > 1 && <PaperThumbs all={all} shown={shown} />}
      <footer className={foot}>
        <div className={footNote}>
          {shown.note && <span>{shown.note}</span>}
          {seen && (
            <span className={seenNote}>
              <Icon name="eye" size="small" />
              {seen}
            </span>
          )}
        </div>
        <div className={actions}>
          {shown.kind === 'page' && (
            <a href={shown.lookHref} target="_blank" rel="noreferrer">
              {t('paper.open')}
            </a>
          )}
          <a href={shown.downloadHref}>{t('paper.download')}</a>
        </div>
      </footer>
    </section>
  );
}
