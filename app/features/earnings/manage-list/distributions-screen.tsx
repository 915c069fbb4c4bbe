import { ListScreen } from '#app/lists/list-screen.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import type { DistributionsData } from './distributions.server.ts';

/** What goes back to holders: what waits for a yes, what is being paid, what is paid. */
export function DistributionsScreen({ figures, ...list }: DistributionsData) {
  return (
    <ListScreen {...list} gap="card">
      <Figures
        items={figures.map(({ href, note, ...figure }) => ({
          ...figure,
          note: href ? <a href={href}>{note}</a> : note,
        }))}
      />
    </ListScreen>
  );
}
