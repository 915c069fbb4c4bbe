import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { AnswerPage } from './answer-page.tsx';
import { NewsForm } from './news-form.tsx';
import { UpdatePage } from './update-page.tsx';
import type { UpdatesData } from './updates.server.ts';

/** News of a project and the questions about it. */
export function UpdatesScreen({ data, reply }: { data: UpdatesData; reply: unknown }) {
  const { t } = useTranslation('updates');
  const crumbs = [
    { label: t('issuances:inside.back'), href: data.listHref },
    { label: data.project, href: data.backHref },
  ];
  const inside = [...crumbs, { label: t('title'), href: data.path }, { label: data.head.title }];
  if (data.kind === 'update') return <UpdatePage data={data} crumbs={inside} reply={reply} />;
  if (data.kind === 'question') return <AnswerPage data={data} crumbs={inside} reply={reply} />;
  if (data.kind === 'new')
    return (
      <Stack gap="card">
        <PageHeader crumbs={inside} title={data.head.title} about={t('write.text')} />
        <NewsForm id="write" form={data.form} reply={reply} values={{}} backHref={data.path} />
      </Stack>
    );
  return <List data={data} crumbs={[...crumbs, { label: t('title') }]} />;
}

interface ListProps {
  data: Extract<UpdatesData, { kind: 'list' }>;
  crumbs: readonly { label: string; href?: string }[];
}

function List({ data, crumbs }: ListProps) {
  const { t } = useTranslation('updates');
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={crumbs}
        title={t('title')}
        about={data.audience}
        actions={
          <LinkButton tone="primary" href={`${data.path}?update=new`}>
            {t('write.act')}
          </LinkButton>
        }
      />
      <Stack gap="base" as="section">
        <h2>{t('questions', { count: data.open })}</h2>
        {data.questions.length === 0 && <Text tone="soft">{t('noQuestions')}</Text>}
        {data.questions.map((one) => (
          <Card
            key={one.id}
            as="article"
            level={3}
            title={one.text}
            eyebrow={one.age}
            tone={one.href ? 'accent' : 'plain'}
          >
            {one.answer && <Text>{one.answer}</Text>}
            {one.href && (
              <div>
                <LinkButton href={one.href}>{one.act}</LinkButton>
              </div>
            )}
          </Card>
        ))}
      </Stack>
      <Stack gap="base" as="section">
        <h2>{t('news')}</h2>
        <DataTable
          caption={t('news')}
          rows={data.updates}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="board">{t('noNews')}</EmptyState>}
          columns={[
            {
              key: 'title',
              header: t('column.title'),
              cell: ({ href, title }) => <CellTitle href={href}>{title}</CellTitle>,
            },
            {
              key: 'state',
              header: t('column.state'),
              cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
            },
            { key: 'by', header: t('column.by'), cell: ({ by }) => by },
            { key: 'told', header: t('column.told'), align: 'end', cell: ({ told }) => told },
            { key: 'date', header: t('column.date'), align: 'end', cell: ({ date }) => date },
          ]}
        />
      </Stack>
    </Stack>
  );
}
