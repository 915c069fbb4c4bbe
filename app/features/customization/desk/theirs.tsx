import { useTranslation } from 'react-i18next';
import { isFailedReply } from '#app/forms/reply.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { differing } from './differing.ts';

interface TheirsProps {
  reply: unknown;
  /** As it is saved now. */
  saved: Record<string, string>;
  labels: Record<string, string>;
}

/** Where somebody else has saved the section meanwhile: what stands there now and what was typed here. Nothing of either is lost. */
export function Theirs({ reply, saved, labels }: TheirsProps) {
  const { t } = useTranslation('look');
  if (!isFailedReply(reply) || reply.code !== 'look.changed_meanwhile') return null;
  const nothing = t('theirs.nothing');
  const found = differing(saved, reply.result.initialValue ?? {});
  return (
    <Notice tone="caution" title={t('theirs.title')}>
      <p>{t('theirs.text')}</p>
      <Facts
        items={found.map(({ name, theirs, mine }) => ({
          label: labels[name] ?? name,
          value: (
            <>
              {t('theirs.before')}: {theirs || nothing}
              <br />
              {t('theirs.after')}: {mine || nothing}
            </>
          ),
        }))}
      />
    </Notice>
  );
}
