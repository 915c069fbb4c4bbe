import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { DebtSchedule } from '#app/parts/debt/debt-schedule.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { DistributionsData } from './distributions.server.ts';
import { ProposePage } from './propose-page.tsx';

/** Distributions of a project, or the form that proposes one. */
export function DistributionsScreen({ reply, ...data }: DistributionsData & { reply: unknown }) {
  const { t } = useTranslation('distributions');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const crumbs = [
    { label: t('issuances:inside.back'), href: data.listHref },
    { label: data.project, href: data.backHref },
  ];
  if (data.form)
    return (
      <Stack gap="card">
        <PageHeader
          crumbs={[...crumbs, { label: t('title'), href: data.path }, { label: t('propose.title') }]}
          title={t('propose.title')}
          about={data.about}
        />
        <ProposePage asked={data.form} backHref={data.path} reply={reply} />
      </Stack>
    );
  return (
    <Stack gap="base">
      <PageHeader
        crumbs={[...crumbs, { label: t('title') }]}
        title={t('title')}
        count={data.count}
        about={data.about}
        actions={
          <>
            {data.withholdingsHref && <LinkButton href={data.withholdingsHref}>{t('withholdings:title')}</LinkButton>}
            {data.newHref && (
              <LinkButton tone="primary" href={data.newHref}>
                {t('propose.act')}
              </LinkButton>
            )}
          </>
        }
      />
      {data.noAccount && (
        <Notice
          tone="caution"
          action={data.noAccount.href && <LinkButton href={data.noAccount.href}>{t('toAccount')}</LinkButton>}
        >
          {data.noAccount.text}
        </Notice>
      )}
      {data.unproposed && <Notice tone="caution">{data.unproposed}</Notice>}
      {data.tabs.length > 0 && <Tabs label={t('title')} items={data.tabs} />}
      {data.schedule ? <DebtSchedule view={data.schedule} /> : <List data={data} />}
      {data.declare && (
        <ReasonForm
          id="default"
          intent="default"
          form={data.declare}
          reply={reply}
          tone="danger"
          summary={t('debts:declare.act')}
          texts={{ text: t('debts:declare.text'), label: t('debts:declare.reason'), button: t('debts:declare.button') }}
        />
      )}
    </Stack>
  );
}

function List({ data }: { data: DistributionsData }) {
  const { t } = useTranslation('distributions');
  return (
    <ListPage
      list={data.list}
      caption={t('title')}
      rows={data.rows}
      empty={{ icon: 'tokens', filtered: t('none'), none: t('none') }}
      columns={[
        {
          key: 'name',
          header: t('field.name'),
          cut: true,
          cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
        },
        { key: 'kind', header: t('field.kind'), place: 'note', soft: true, cell: (row) => row.kind },
        {
          key: 'status',
          header: t('column.status'),
          place: 'chip',
          cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
        },
        { key: 'gross', header: t('gross'), align: 'end', from: 'mid', cell: (row) => row.gross },
        { key: 'withheld', header: t('withheld'), align: 'end', from: 'wide', cell: (row) => row.withheld },
        { key: 'net', header: t('net'), align: 'end', place: 'sum', cell: (row) => row.net },
        { key: 'paid', header: t('column.paid'), align: 'end', from: 'mid', cell: (row) => row.paid },
        { key: 'date', header: t('field.record_on'), align: 'end', place: 'aside', cell: (row) => row.date },
      ]}
    />
  );
}
