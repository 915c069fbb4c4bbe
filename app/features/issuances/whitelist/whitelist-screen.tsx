import { useTranslation } from 'react-i18next';
import { ListViews } from '#app/lists/list-views.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AddForms } from './add-forms.tsx';
import { DecisionScreen } from './decision-screen.tsx';
import { JudgedScreen } from './judged-screen.tsx';
import { PeopleList } from './people-list.tsx';
import type { WhitelistData } from './whitelist.server.ts';
import { WhitelistList } from './whitelist-list.tsx';

/** Who may hold an issuance's token. */
export function WhitelistScreen({ data, reply }: { data: WhitelistData; reply: unknown }) {
  const { t } = useTranslation('whitelist');
  const crumbs = [
    { label: t('issuances:inside.back'), href: data.listHref },
    { label: data.project, href: data.backHref },
  ];
  const inside = [...crumbs, { label: t('title'), href: data.path }];
  if (data.kind === 'judged')
    return <JudgedScreen data={data} crumbs={[...inside, { label: data.name }]} reply={reply} />;
  if (data.kind === 'decision')
    return <DecisionScreen data={data} crumbs={[...inside, { label: data.head.title }]} reply={reply} />;
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[...crumbs, { label: t('title') }]}
        title={data.head.title}
        count={data.count}
        about={t('about')}
      />
      {data.kind === 'people' && <PeopleList data={data} />}
      {data.kind === 'list' && <WhitelistList data={data} />}
      {data.kind === 'add' && (
        <>
          <ListViews label={t('ui:views')} items={data.views} path={data.path} saved={data.list.saved} />
          <AddForms data={data} reply={reply} />
        </>
      )}
    </Stack>
  );
}
