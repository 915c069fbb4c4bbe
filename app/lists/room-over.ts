import type { Gap } from '#app/ui/layout/stack.tsx';
import type { Table } from './list-table.server.ts';

type Controls = Pick<Table, 'views'> & { list: Pick<Table['list'], 'fields' | 'saved'> };

/** The room between a page's head and its list: views and filters bring their own, a bare table brings none. */
export function roomOver({ views, list }: Controls): Gap {
  const hasControls = views.length > 0 || list.saved.views.length > 0 || list.fields.length > 0;
  return hasControls ? 'hair' : 'base';
}
