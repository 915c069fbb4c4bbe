import type { ReactNode } from 'react';
import { type Figure, Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

export interface ResultPageProps {
  /** A sample of a page is no page: its title is no h1. */
  isSample?: boolean;
  crumbs: readonly { label: string; href?: string }[];
  title: string;
  chips?: ReactNode;
  /** Who did it, when. */
  about: ReactNode;
  /** Where to go on; at most one is primary. */
  actions?: ReactNode;
  /** Before the figures: how far it is, what has to be known. */
  lead?: ReactNode;
  /** Counts and sums. */
  figures: readonly Figure[];
  /** By name: what did not work or still waits first. */
  children: ReactNode;
}

/** What came of many things done at once: counts and sums, then each by name. Its address stays, so that it can be read again, sent and printed. */
export function ResultPage({
  isSample,
  crumbs,
  title,
  chips,
  about,
  actions,
  lead,
  figures,
  children,
}: ResultPageProps) {
  return (
    <Stack gap="card">
      <PageHeader isSample={isSample} crumbs={crumbs} title={title} chips={chips} about={about} actions={actions} />
      {lead}
      <Figures items={figures} />
      {children}
    </Stack>
  );
}
