import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { act as actClass, bar, least, standing } from './invest-bar.css.ts';
import type { ProjectData } from './project.server.ts';

/** On phones, at the foot of the window: how the campaign stands, from how much, and the box's first act. */
export function InvestBar({ card, actions }: Pick<ProjectData, 'card' | 'actions'>) {
  const { t } = useTranslation('issuances');
  const [act] = actions.links;
  if (!act) return null;
  return (
    <div className={bar} data-bar="invest">
      <span className={standing}>
        <strong>{card.percent}</strong> · {card.time.value}
        <span className={least}>{t('box.least', { amount: card.minimum })}</span>
      </span>
      <span className={actClass}>
        <LinkButton tone="primary" href={act.href}>
          {act.label}
        </LinkButton>
      </span>
    </div>
  );
}
