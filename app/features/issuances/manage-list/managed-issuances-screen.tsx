import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { ListViews } from '#app/lists/list-views.tsx';
import { tiles } from '#app/parts/project-card/issuance-card.css.ts';
import { IssuanceTile } from '#app/parts/project-card/issuance-tile.tsx';
import { ViewSwitch } from '#app/ui/controls/view-switch.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ManagedIssuancesData } from './managed-issuances.server.ts';

/** The issuances of a tenant, or of one issuer, as a list or a grid. `children`: what stands above them in one area alone, so that the other loads none of it. */
export function ManagedIssuancesScreen({ children, ...data }: ManagedIssuancesData & { children?: ReactNode }) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="hair">
      <ListHeader {...data.header} more={<ViewSwitch label={t('list.view')} items={data.views} />} />
      {data.inbox && <ListViews label={t('list.inbox')} items={data.inbox} />}
      {children}
      <ListTable
        table={data.table}
        caption={data.head.title}
        instead={
          data.cards && (
            <ul className={tiles}>
              {data.cards.map((card) => (
                <IssuanceTile key={card.id} card={card} />
              ))}
            </ul>
          )
        }
      />
    </Stack>
  );
}
