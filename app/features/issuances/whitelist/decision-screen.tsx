import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { DecisionData } from './decision.server.ts';

interface DecisionScreenProps {
  data: DecisionData;
  crumbs: readonly { label: string; href?: string }[];
  reply: unknown;
}

/** "Revoke these?": what becomes of the tokens they hold, which ones, and why. */
export function DecisionScreen({ data, crumbs, reply }: DecisionScreenProps) {
  const { t } = useTranslation('whitelist');
  const ids = <input type="hidden" name="ids" value={data.ids} />;
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={data.head.title} about={data.text} />
      {data.holds && <Notice tone="caution">{data.holds}</Notice>}
      <DataTable
        caption={data.head.title}
        rows={data.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'address',
            header: t('column.address'),
            cut: true,
            cell: ({ address, person }) => <CellTitle note={person}>{address}</CellTitle>,
          },
          {
            key: 'state',
            header: t('column.state'),
            cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
          },
          { key: 'tokens', header: t('column.tokens'), align: 'end', cell: ({ tokens }) => tokens },
        ]}
      />
      {data.act === 'revoke' ? (
        <ReasonForm
          id="revoke"
          intent="revoke"
          form={data.form}
          reply={reply}
          tone="danger"
          texts={{ label: t('revoke.reason'), hint: t('revoke.reasonHint'), button: t('revoke.button') }}
        >
          {ids}
        </ReasonForm>
      ) : (
        <ConfirmForm
          id="approve"
          intent="approve"
          form={data.form}
          reply={reply}
          tone="primary"
          button={t('approve.button')}
        >
          {ids}
        </ConfirmForm>
      )}
      <div>
        <LinkButton href={data.path}>{t('ui:cancel')}</LinkButton>
      </div>
    </Stack>
  );
}
