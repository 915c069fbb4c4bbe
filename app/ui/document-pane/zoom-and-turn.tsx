import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { control, controls, level, noPress, press, state } from './zoom-and-turn.css.ts';
import { TURNS, ZOOMS } from './zooms.ts';

/**
 * Zoom and rotation of the picture beside: radio buttons that the stylesheet reads. They need no script, reload nothing, so that what was typed stays, and
 * are no second look at the paper.
 */
export function ZoomAndTurn() {
  const { t, i18n } = useTranslation('ui');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const id = useId();
  const zoomId = (at: number) => `${id}-zoom-${at}`;
  const turnId = (at: number) => `${id}-turn-${at}`;
  return (
    <div className={controls}>
      <fieldset className={control}>
        <legend className={visuallyHidden}>{t('paper.zoom')}</legend>
        {ZOOMS.map((zoom, at) => (
          <input
            key={zoom}
            className={visuallyHidden}
            type="radio"
            id={zoomId(at)}
            name={`${id}-zoom`}
            data-zoom={zoom}
            aria-label={percent.format(zoom)}
            defaultChecked={at === 0}
          />
        ))}
        {ZOOMS.map((zoom, at) => (
          <span key={zoom} className={level} data-at={`zoom-${zoom}`}>
            <Press icon="zoomOut" to={ZOOMS[at - 1] === undefined ? null : zoomId(at - 1)}>
              {t('paper.zoomTo', { percent: percent.format(ZOOMS[at - 1] ?? zoom) })}
            </Press>
            <span className={state}>{percent.format(zoom)}</span>
            <Press icon="zoomIn" to={ZOOMS[at + 1] === undefined ? null : zoomId(at + 1)}>
              {t('paper.zoomTo', { percent: percent.format(ZOOMS[at + 1] ?? zoom) })}
            </Press>
          </span>
        ))}
      </fieldset>
      <fieldset className={control}>
        <legend className={visuallyHidden}>{t('paper.turn')}</legend>
        {TURNS.map((turn, at) => (
          <input
            key={turn}
            className={visuallyHidden}
            type="radio"
            id={turnId(at)}
            name={`${id}-turn`}
            data-turn={turn}
            aria-label={`${turn}°`}
            defaultChecked={at === 0}
          />
        ))}
        {TURNS.map((turn, at) => (
          <span key={turn} className={level} data-at={`turn-${turn}`}>
            <Press icon="turn" to={turnId((at + 1) % TURNS.length)}>
              {t('paper.turnTo', { degrees: TURNS[(at + 1) % TURNS.length] })}
            </Press>
          </span>
        ))}
      </fieldset>
    </div>
  );
}

/** A label of the next radio button that looks like a button; nothing to press at an end. */
function Press({ icon, to, children }: { icon: IconName; to: string | null; children: ReactNode }) {
  if (to === null) {
    return (
      <span className={noPress} aria-hidden="true">
        <Icon name={icon} size="small" />
      </span>
    );
  }
  return (
    <label className={press} htmlFor={to}>
      <Icon name={icon} size="small" />
      <span className={visuallyHidden}>{children}</span>
    </label>
  );
}
