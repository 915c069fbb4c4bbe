import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { type Gap, Stack } from '#app/ui/layout/stack.tsx';
import type { ListScreenData } from './list-screen.server.ts';
import { ListTable } from './list-table.tsx';
import { roomOver } from './room-over.ts';

interface ListScreenProps extends Pick<ListScreenData, 'header' | 'table'> {
  /** Absent: what the list itself begins with says it (`roomOver`). */
  gap?: Gap;
  /** Between the head and the list. */
  children?: ReactNode;
  /** Beneath the list. */
  under?: ReactNode;
  draw?: Parameters<typeof ListTable>[0]['draw'];
}

/** A page that is a list, as its loader declared it (`listScreen`). */
export function ListScreen({ header, table, gap = roomOver(table), children, under, draw }: ListScreenProps) {
  return (
    <Stack gap={gap}>
      <ListHeader {...header} />
      {children}
      <ListTable table={table} caption={header.title} draw={draw} />
      {under}
    </Stack>
  );
}

/** The head of a page with a list. @param more beside its buttons */
export function ListHeader({
  acts,
  about,
  aboutLink,
  more,
  ...header
}: ListScreenData['header'] & { more?: ReactNode }) {
  return (
    <PageHeader
      {...header}
      about={
        aboutLink ? (
          <>
            {about} <a href={aboutLink.href}>{aboutLink.label}</a>
          </>
        ) : (
          about
        )
      }
      actions={
        (more || acts.length > 0) && (
          <>
            {more}
            {acts.map(({ label, ...act }) => (
              <LinkButton key={act.href} {...act}>
                {label}
              </LinkButton>
            ))}
          </>
        )
      }
    />
  );
}

/** The screen of a route that is nothing but a list. */
export function ListRoute() {
  return <ListScreen {...useLoaderData<ListScreenData>()} />;
}
