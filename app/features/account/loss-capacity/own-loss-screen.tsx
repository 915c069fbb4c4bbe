import { useTranslation } from 'react-i18next';
import { LossCapacityPart } from '#app/parts/loss-capacity/loss-capacity-part.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnLossData } from './own-loss.server.ts';

/** What loss one can bear, worked out from the account. */
export function OwnLossScreen({ reply, ...data }: OwnLossData & { reply: unknown }) {
  const { t } = useTranslation(['account', 'onboarding']);
  const { part } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={part ? t('lossAgain') : t('test.free')}
      />
      {part && (
        <Card>
          <Stack gap="card">
            <LossCapacityPart part={part} reply={reply} button={t('row.save')} />
          </Stack>
        </Card>
      )}
      {!part && (
        <div>
          <LinkButton tone="primary" href={data.accountHref}>
            {t('test.back')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
