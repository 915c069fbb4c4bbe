import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { tiles } from '#app/parts/project-card/issuance-card.css.ts';
import { IssuanceTile } from '#app/parts/project-card/issuance-tile.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { HomeWidget } from './home-widget.tsx';
import type { IssuancesData } from './issuances.server.ts';

/** The projects that an investor may see, as a grid or a list. */
export function IssuancesScreen(data: IssuancesData) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="card">
      <Stack gap={data.widget ? 'card' : 'hair'}>
        <PageHeader
          title={data.head.title}
          count={data.count}
          actions={<ViewSwitch label={t('list.view')} items={data.views} />}
        />
        {data.widget && <HomeWidget {...data.widget} />}
        <ListPage
          list={data.list}
          caption={data.head.title}
          rows={data.rows}
          empty={{ icon: 'projects', filtered: t('list.empty'), none: t('list.none') }}
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
              cell: (row) => (
                <CellTitle href={row.href} note={row.about}>
                  {row.title}
                </CellTitle>
              ),
            },
            {
              key: 'status',
              header: t('list.status'),
              place: 'chip',
              cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
            },
            { key: 'return', header: t('list.return'), place: 'note', cell: (row) => row.headline },
            {
              key: 'raised',
              header: t('list.raised'),
              align: 'end',
              place: 'sum',
              cell: (row) => `${row.raised} · ${row.percent}`,
            },
            { key: 'minimum', header: t('list.minimum'), align: 'end', from: 'mid', cell: (row) => row.minimum },
            {
              key: 'closes',
              header: t('list.closes'),
              place: 'aside',
              cell: (row) => `${row.time.label} ${row.time.value}`,
            },
          ]}
          select={
            data.asList
              ? {
                  name: 'project',
                  form: 'compare',
                  value: ({ id }) => id,
                  label: ({ title }) => t('compare.tick', { title }),
                }
              : undefined
          }
        />
      </Stack>
      {data.rows.length > 1 &&
        (data.asList ? (
          <form id="compare" method="get" action={pathTo.user.compare}>
            <Button>{t('compare.ticked')}</Button>
          </form>
        ) : (
          <div>
            <LinkButton href={pathTo.user.compare}>{t('compare.link')}</LinkButton>
          </div>
        ))}
    </Stack>
  );
}
