import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from './message-view.ts';

/** What was written, what one was written oneself, and for managers what the system writes by itself. */
export function viewsOf({ t }: Pick<SignedInVisit, 't'>, area: Area, current: 'sent' | 'received' | 'system') {
  const { notifications: path } = pathTo[area];
  return [
    { href: `${path}?view=sent`, label: t('messages:sent'), current: current === 'sent' },
    { href: `${path}?view=received`, label: t('messages:received'), current: current === 'received' },
    ...(area === 'manager'
      ? [{ href: pathTo.manager.systemMails, label: t('messages:system'), current: current === 'system' }]
      : []),
  ];
}
