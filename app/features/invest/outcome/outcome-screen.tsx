import { useTranslation } from 'react-i18next';
import { GiveUpForm } from '#app/features/invest/flow/give-up/give-up-form.tsx';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { OutcomeData } from './outcome.server.ts';

/** Where the order stands after paying or signing: what happened, the receipt, what comes next and who acts. */
export function OutcomeScreen(data: OutcomeData) {
  const { t } = useTranslation('invest');
  return (
    <StepPage frame={data.frame} title={data.title} intro={data.text} scene={data.scene}>
      {data.ask && <Text>{data.ask}</Text>}
      {data.action && (
        <div>
          <LinkButton tone="primary" href={data.action.href}>
            {data.action.label}
          </LinkButton>
        </div>
      )}
      {data.againHref && (
        <div>
          <LinkButton tone="primary" href={data.againHref}>
            {t('outcome.again')}
          </LinkButton>
        </div>
      )}
      {data.giveUp && <GiveUpForm giveUp={data.giveUp} />}
      {data.retryHref && (
        <div>
          <LinkButton tone="primary" href={data.retryHref}>
            {t('handover.choose')}
          </LinkButton>
        </div>
      )}
      <Stack gap="small" as="section">
        <h2>{t(data.isPaid ? 'done.receipt' : 'done.order')}</h2>
        <SumTable caption={t(data.isPaid ? 'done.receipt' : 'done.order')} lines={data.receipt} />
      </Stack>
      <Stack gap="small" as="section">
        <h2>{t('done.next')}</h2>
        <Timeline steps={data.timeline} />
        {data.reflection && (
          <Text size="small" tone="soft">
            {data.reflection}
          </Text>
        )}
      </Stack>
      <Cluster>
        <LinkButton href={pathTo.user.investments}>{t('done.investments')}</LinkButton>
        <LinkButton href={pathTo.user.portfolio}>{t('done.portfolio')}</LinkButton>
        {data.contractHref && (
          <LinkButton icon="download" href={data.contractHref}>
            {t('sign.download')}
          </LinkButton>
        )}
        <PrintButton />
      </Cluster>
    </StepPage>
  );
}
