import { useTranslation } from 'react-i18next';
import { TotalForm } from '#app/forms/total-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { MintData } from './mint.server.ts';

/** "Mint these tokens?": which ones, that it cannot be undone, and which of the chosen ones not, and why. */
export function MintScreen({ reply, ...data }: MintData & { reply: unknown }) {
  const { t } = useTranslation(['managed', 'ui']);
  const { isEmpty, ready, refused, backHref } = data;
  const back = <LinkButton href={backHref}>{t(isEmpty ? 'sheet.back' : 'mint.back')}</LinkButton>;
  const isAsked = ready.length > 0;
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[{ label: t('sheet.back'), href: backHref }, { label: t('mint.button') }]}
        title={t(isEmpty ? 'mint.button' : 'mint.title')}
        about={isEmpty ? undefined : t(isAsked ? 'mint.text' : 'mint.noneReady')}
      />
      {isEmpty && (
        <EmptyState icon="investments" action={back}>
          {t('mint.none')}
        </EmptyState>
      )}
      {isAsked && <ReadyRows {...data} />}
      {refused.length > 0 && <RefusedRows rows={refused} />}
      {isAsked ? (
        <TotalForm
          id="mint"
          form={data.form}
          reply={reply}
          texts={{ label: t('mint.typed'), hint: data.hint, button: t('mint.confirm'), no: t('ui:cancel') }}
          currency={data.currency}
          backHref={backHref}
        >
          {ready.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
        </TotalForm>
      ) : (
        !isEmpty && <div>{back}</div>
      )}
    </Stack>
  );
}

function ReadyRows({ ready, total }: Pick<MintData, 'ready' | 'total'>) {
  const { t } = useTranslation('managed');
  const title = t('mint.willMint', { count: ready.length });
  return (
    <Stack gap="base" as="section">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        rows={ready}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: ({ investor, reference }) => <CellTitle note={reference}>{investor}</CellTitle>,
            total: t('mint.total'),
          },
          { key: 'project', header: t('column.project'), cell: ({ project }) => project },
          {
            key: 'tokens',
            header: t('column.tokens'),
            align: 'end',
            cell: ({ tokens }) => tokens,
            total: total.tokens,
          },
          {
            key: 'amount',
            header: t('column.amount'),
            align: 'end',
            cell: ({ amount }) => amount,
            total: total.amount,
          },
        ]}
      />
    </Stack>
  );
}

function RefusedRows({ rows }: { rows: MintData['refused'] }) {
  const { t } = useTranslation('managed');
  const title = t('mint.willNot', { count: rows.length });
  return (
    <Stack gap="base" as="section">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'investor',
            header: t('column.investor'),
            cell: ({ investor, reference }) => <CellTitle note={reference}>{investor}</CellTitle>,
          },
          { key: 'project', header: t('column.project'), cell: ({ project }) => project },
          { key: 'why', header: t('mint.why'), cell: ({ why }) => why },
        ]}
      />
    </Stack>
  );
}
