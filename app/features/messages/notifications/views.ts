import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from './message-view.ts';

/** What was written, and what one was written oneself. */
export function viewsOf({ t }: Pick<SignedInVisit, 't'>, area: Area, current: 'sent' | 'received') {
  const { notifications: path } = pathTo[area];
  return [
    { href: `${path}?view=sent`, label: t('messages:sent'), current: current === 'sent' },
    { href: `${path}?view=received`, label: t('messages:received'), current: current === 'received' },
  ];
}
