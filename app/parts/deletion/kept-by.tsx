import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DeletionView } from './deletion-view.server.ts';

/** In the question's place: what keeps an account, each with the way to where it is settled. */
export function KeptBy({ reasons, backHref }: { reasons: DeletionView['reasons']; backHref: string }) {
  const { t } = useTranslation('deletion');
  return (
    <Stack gap="field">
      <Notice tone="caution" title={t('keptTitle')}>
        <p>{t('keptText')}</p>
        <ul className={bullets}>
          {reasons.map(({ key, label, href }) => (
            <li key={key}>{href ? <a href={href}>{label}</a> : label}</li>
          ))}
        </ul>
      </Notice>
      <div>
        <LinkButton href={backHref}>{t('back')}</LinkButton>
      </div>
    </Stack>
  );
}
