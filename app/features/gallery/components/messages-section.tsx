import { useTranslation } from 'react-i18next';
import { TotalForm } from '#app/forms/total-form.tsx';
import { Avatar } from '#app/ui/brand/avatar.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ImpersonationBanner } from '#app/ui/feedback/impersonation-banner.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { Toasts } from '#app/ui/feedback/toasts.tsx';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Specimen } from './specimen.tsx';

/** What is said to people: notices, toasts, warnings, questions, nothing at all. */
export function MessagesSection() {
  const { t } = useTranslation('components');
  const m = (key: string) => t(`messages.${key}`);
  return (
    <Specimen section="messages">
      <Stack gap="small">
        <Notice title={m('info')}>{m('infoText')}</Notice>
        <Notice tone="positive" title={m('positive')}>
          {m('positiveText')}
        </Notice>
        <Notice
          tone="caution"
          title={m('caution')}
          action={
            <LinkButton tone="primary" href="#messages">
              {m('cautionAction')}
            </LinkButton>
          }
        >
          {m('cautionText')}
        </Notice>
        <Notice tone="negative" title={m('negative')}>
          {m('negativeText')}
        </Notice>
      </Stack>
      <Toasts
        label={m('toasts')}
        items={[
          { id: 'saved', tone: 'positive', message: m('toast1') },
          { id: 'refused', tone: 'negative', message: m('toast2') },
          { id: 'closing', tone: 'info', message: m('info'), description: m('infoText') },
        ]}
      />
      <RiskWarning title={m('riskTitle')}>{m('risk')}</RiskWarning>
      <Cluster gap="card">
        <form method="get" action="#messages">
          <Button icon="bell">{m('toastShow')}</Button>
        </form>
        <Cluster gap="hair">
          <Text number>{m('tipWord')}</Text>
          <Tooltip id="c-tip" label={m('tip')}>
            {m('tipText')}
          </Tooltip>
        </Cluster>
        <Cluster gap="tight">
          <Avatar name="Marta Olmo" />
          <Avatar name="Talleres Ibáñez, S.L." size="large" />
        </Cluster>
      </Cluster>
      <ConfirmPage {...texts(m)} danger values={[]} action="#messages" backHref="#messages" level={2} />
      <Stack gap="wide" as="section">
        <PageHeader isSample title={m('manyTitle')} about={m('manyText')} />
        <Facts
          items={[
            { label: m('manyDone'), value: m('manyDoneValue') },
            { label: m('manyLeft'), value: m('manyLeftValue') },
          ]}
        />
        <TotalForm
          id="c-total"
          form={{ constraint: {} }}
          reply={null}
          texts={{ label: m('manyTyped'), hint: m('manyHint'), button: m('manyButton'), no: m('manyBack') }}
          currency={{ symbol: '€', symbol_position: 'after' }}
          backHref="#messages"
        />
      </Stack>
      <ImpersonationBanner person="Elena Rivas Prieto" manager="Marta Olmo" until="18:04" />
      <EmptyState icon="investments" action={<LinkButton href="#messages">{m('emptyAction')}</LinkButton>}>
        {m('empty')}
      </EmptyState>
    </Specimen>
  );
}

const texts = (m: (key: string) => string) => ({
  title: m('confirmTitle'),
  text: m('confirmText'),
  button: m('confirmButton'),
});
