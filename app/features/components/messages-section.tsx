import { useTranslation } from 'react-i18next';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Cluster } from '#app/ui/cluster.tsx';
import { confirmAttributes } from '#app/ui/confirm-attributes.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ImpersonationBanner } from '#app/ui/impersonation-banner.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RiskWarning } from '#app/ui/risk-warning.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
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
        <form method="get" action="#messages" {...confirmAttributes(texts(m))}>
          <Button tone="danger">{m('confirmButton')}</Button>
        </form>
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
