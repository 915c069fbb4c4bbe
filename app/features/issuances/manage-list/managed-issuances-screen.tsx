import { useTranslation } from 'react-i18next';
import { OwnCampaignCard } from '#app/features/issuances/own-campaign/own-campaign.tsx';
import { WaitingProjects } from '#app/features/issuances/own-campaign/waiting-projects.tsx';
import { ListPage } from '#app/lists/list-page.tsx';
import { ListViews } from '#app/lists/list-views.tsx';
import { tiles } from '#app/parts/project-card/issuance-card.css.ts';
import { IssuanceTile } from '#app/parts/project-card/issuance-tile.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { ManagedIssuancesData } from './managed-issuances.server.ts';

/** The issuances of a tenant, or of one issuer, as a list or a grid. */
export function ManagedIssuancesScreen(data: ManagedIssuancesData) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="hair">
      <PageHeader
        title={data.head.title}
        count={data.count}
        actions={
          <>
            <ViewSwitch label={t('list.view')} items={data.views} />
            <LinkButton tone="primary" icon="add" href={data.createHref}>
              {t('list.create')}
            </LinkButton>
          </>
        }
      />
      {data.inbox && <ListViews label={t('list.inbox')} items={data.inbox} />}
      {(data.campaign || data.waiting) && (
        <Stack gap="base">
          {data.campaign && <OwnCampaignCard campaign={data.campaign} />}
          {data.waiting && <WaitingProjects rows={data.waiting} />}
        </Stack>
      )}
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'projects', filtered: t('list.empty'), none: t('list.noneManaged') }}
        instead={
          !data.asList && (
            <ul className={tiles}>
              {data.rows.map((card) => (
                <IssuanceTile key={card.id} card={card} />
              ))}
            </ul>
          )
        }
        columns={[
          {
            key: 'project',
            header: t('list.project'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.title}</CellTitle>,
          },
          { key: 'issuer', header: t('list.issuer'), place: 'note', cut: true, soft: true, cell: (row) => row.issuer },
          {
            key: 'status',
            header: t('list.status'),
            place: 'chip',
            cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
          },
          { key: 'raised', header: t('list.raised'), align: 'end', place: 'sum', cell: (row) => row.raised },
          { key: 'percent', header: '%', align: 'end', from: 'mid', cell: (row) => row.percent },
          { key: 'people', header: t('box.investors'), align: 'end', from: 'mid', cell: (row) => row.investors },
          { key: 'minimum', header: t('list.minimum'), align: 'end', from: 'mid', cell: (row) => row.minimum },
          {
            key: 'closes',
            header: t('list.closes'),
            align: 'end',
            place: 'aside',
            sortBy: 'closes',
            cell: (row) => row.closes,
          },
          {
            key: 'created',
            header: t('list.created'),
            align: 'end',
            from: 'wide',
            sortBy: 'created',
            cell: (row) => row.created,
          },
        ]}
      />
    </Stack>
  );
}
