import type { ListScreenData } from '#app/lists/list-screen.server.ts';
import { ListScreen } from '#app/lists/list-screen.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';

/** Answers of payment providers that do not fit: what waits for a manager, and what was cleared, with when. */
export function NoticesScreen(data: ListScreenData) {
  const resolution = ([said, at]: readonly string[]) =>
    at ? <CellTitle note={at}>{said}</CellTitle> : <Chip tone="caution">{said}</Chip>;
  return <ListScreen {...data} draw={{ resolution }} />;
}
