import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { Concentration } from './concentration.tsx';
import type { HoldersData } from './holders.server.ts';
import type { InvestorsData } from './investors.server.ts';

/** Who is in a project: its orders, or who holds its tokens. */
export function InvestorsScreen(data: InvestorsData) {
  return <Frame data={data}>{data.kind === 'holders' ? <Holders data={data} /> : <Orders data={data} />}</Frame>;
}

function Frame({ data, children }: { data: InvestorsData; children: ReactNode }) {
  const { t } = useTranslation(['issuances', 'messages']);
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[
          { label: t('inside.back'), href: data.listHref },
          { label: data.project, href: data.backHref },
          { label: t('investors.title') },
        ]}
        title={data.head.title}
        count={data.count}
        about={data.about}
        actions={
          <>
            {data.kind === 'holders' && data.registerHref && (
              <LinkButton icon="download" href={data.registerHref}>
                {t('investors.pdf')}
              </LinkButton>
            )}
            {data.kind === 'holders' && data.recordHref && (
              <LinkButton href={data.recordHref}>{t('investors.record')}</LinkButton>
            )}
            <LinkButton icon="mail" href={data.writeHref}>
              {t('messages:writeTo')}
            </LinkButton>
          </>
        }
      />
      {data.kind === 'holders' && data.concentration && <Concentration {...data.concentration} />}
      {children}
    </Stack>
  );
}

function Orders({ data }: { data: Exclude<InvestorsData, HoldersData> }) {
  const { t } = useTranslation(['managed', 'issuances']);
  return (
    <ListPage
      list={data.list}
      caption={data.head.title}
      rows={data.rows}
      views={data.views}
      empty={{ icon: 'investments', filtered: t('empty'), none: t('issuances:investors.none') }}
      columns={[
        {
          key: 'investor',
          header: t('column.investor'),
          cut: true,
          cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
        },
        { key: 'reference', header: t('column.reference'), place: 'note', soft: true, cell: (row) => row.reference },
        {
          key: 'status',
          header: t('column.status'),
          place: 'chip',
          cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
        },
        {
          key: 'tokens',
          header: t('column.tokens'),
          align: 'end',
          from: 'mid',
          sortBy: 'tokens',
          cell: (row) => row.tokens,
        },
        {
          key: 'amount',
          header: t('column.amount'),
          align: 'end',
          place: 'sum',
          sortBy: 'amount',
          cell: (row) => row.amount,
        },
        {
          key: 'date',
          header: t('column.date'),
          align: 'end',
          place: 'aside',
          sortBy: 'created_at',
          cell: (row) => row.date,
        },
      ]}
    />
  );
}

function Holders({ data }: { data: HoldersData }) {
  const { t } = useTranslation('issuances');
  return (
    <ListPage
      list={data.list}
      caption={data.head.title}
      rows={data.rows}
      views={data.views}
      empty={{ icon: 'investments', filtered: t('investors.noneAt'), none: t('investors.noneHold') }}
      columns={[
        {
          key: 'name',
          header: t('investors.holder'),
          cut: true,
          cell: (row) => (row.href ? <CellTitle href={row.href}>{row.name}</CellTitle> : row.name),
        },
        ...(data.hasWallets
          ? [
              {
                key: 'wallet',
                header: t('investors.wallet'),
                soft: true,
                from: 'wide' as const,
                cell: (row: HoldersData['rows'][number]) => row.wallet ?? '',
              },
            ]
          : []),
        { key: 'tokens', header: t('investors.tokens'), align: 'end', place: 'sum', cell: (row) => row.tokens },
        { key: 'share', header: '%', align: 'end', from: 'mid', cell: (row) => row.share },
        { key: 'value', header: t('investors.value'), align: 'end', place: 'note', cell: (row) => row.value },
        { key: 'since', header: t('investors.since'), align: 'end', from: 'mid', cell: (row) => row.since },
        { key: 'moved', header: t('investors.moved'), align: 'end', place: 'aside', cell: (row) => row.moved },
      ]}
    />
  );
}
