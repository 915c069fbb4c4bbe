import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { SumTable } from '#app/ui/layout/sum-table.tsx';
import type { TurnData } from './turn.server.ts';

/** Asks once: what was claimed to the wallet, and the account that it goes to instead; or what is missing for that. */
export function TurnScreen({ reply, ...data }: TurnData & { reply: unknown }) {
  const { t } = useTranslation('earnings');
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.backHref }, { label: t('turn.act') }]}
        title={data.head.title}
        about={t('turn.text')}
      />
      <SumTable caption={data.head.title} lines={data.lines} total={{ label: t('receives'), value: data.net }} />
      {data.missing ? (
        <Notice
          tone="caution"
          title={data.missing.title}
          action={<LinkButton href={data.missing.href}>{data.missing.go}</LinkButton>}
        >
          {data.missing.text}
        </Notice>
      ) : (
        <ConfirmForm
          id="turn"
          form={data.form}
          reply={reply}
          text={data.account}
          tone="primary"
          button={t('turn.button')}
        />
      )}
      <Cluster>
        <LinkButton tone="quiet" href={data.backHref}>
          {t('turn.back')}
        </LinkButton>
      </Cluster>
    </Stack>
  );
}
