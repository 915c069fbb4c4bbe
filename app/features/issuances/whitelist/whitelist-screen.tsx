import { useTranslation } from 'react-i18next';
import { ListHeader, ListScreen } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { ListViews } from '#app/lists/list-views.tsx';
import { HistoryList } from '#app/parts/history/history-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AddForms } from './add-forms.tsx';
import { DecisionScreen } from './decision-screen.tsx';
import { JudgedScreen } from './judged-screen.tsx';
import type { WhitelistData } from './whitelist.server.ts';

/** Who may hold an issuance's token: the list with what was done to it last, who could be validated, what can be added, and the pages that are asked on the way. */
export function WhitelistScreen({ data, reply }: { data: WhitelistData; reply: unknown }) {
  const { t } = useTranslation('whitelist');
  const ways = { list: t('issuances:inside.back'), here: t('title') };
  switch (data.kind) {
    case 'judged':
      return <JudgedScreen data={data} crumbs={[...inside(data, ways), { label: data.name }]} reply={reply} />;
    case 'decision':
      return <DecisionScreen data={data} crumbs={[...inside(data, ways), { label: data.head.title }]} reply={reply} />;
    case 'people':
      return (
        <Stack gap="hair">
          <ListHeader {...data.header} />
          <ListTable table={data.table} caption={data.caption} />
        </Stack>
      );
    case 'list':
      return <ListScreen {...data} under={<Done {...data} />} />;
    case 'add':
      return (
        <Stack gap="hair">
          <ListHeader {...data.header} />
          <ListViews
            label={t('ui:views')}
            items={data.table.views}
            path={data.table.list.path}
            saved={data.table.list.saved}
          />
          <AddForms data={data} reply={reply} />
        </Stack>
      );
  }
}

/** The way up from what is asked about some of the list. */
const inside = (
  data: { listHref: string; project: string; backHref: string; path: string },
  ways: { list: string; here: string },
) => [
  { label: ways.list, href: data.listHref },
  { label: data.project, href: data.backHref },
  { label: ways.here, href: data.path },
];

function Done({ history }: Pick<Extract<WhitelistData, { kind: 'list' | 'add' }>, 'history'>) {
  const { t } = useTranslation('whitelist');
  if (history.length === 0) return null;
  return (
    <details>
      <summary>{t('history')}</summary>
      <HistoryList lines={history} />
    </details>
  );
}
