import { BoardNotice } from '#app/features/ads/pieces/board-notice.tsx';
import type { ListScreenData } from '#app/lists/list-screen.server.ts';
import { ListScreen } from '#app/lists/list-screen.tsx';

/** Interest in selling and buying tokens: what the board is first, then the ads. */
export function BoardScreen(data: ListScreenData) {
  return (
    <ListScreen {...data} gap="card">
      <BoardNotice />
    </ListScreen>
  );
}
