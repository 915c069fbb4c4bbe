import { ApiFailure } from '#app/api/failure.ts';
import { report } from '#app/monitoring/report.server.ts';
import { setLanguage } from '#contract/auth.ts';
import type { ApiCaller } from './visit.ts';

/** Choices on their way: a page's loaders run side by side and all of them see the same one. */
const onTheWay = new Set<string>();

/**
 * Tells the API which language somebody who is signed in has just chosen: their mails follow it, also those of jobs and of managers. A back end that does
 * not know this, or does not answer, holds nobody up. Behind another person's session nothing is told: that choice is the manager's own.
 */
export function keepLanguage(caller: ApiCaller): void {
  const { session, lang, tenant } = caller;
  if (!session || session.backdoor) return;
  const key = `${tenant.name} ${session.user.id} ${lang}`;
  if (onTheWay.has(key)) return;
  onTheWay.add(key);
  tell(caller).finally(() => onTheWay.delete(key));
}

async function tell(caller: ApiCaller): Promise<void> {
  try {
    // Imported late: the API client itself ends sessions by files of this folder.
    const { call } = await import('#app/api/call.server.ts');
    await call(caller, setLanguage, { body: { lang: caller.lang } });
  } catch (error) {
    // A session that has ended meanwhile is the next page's matter; a back end without this call has its own way.
    const isOurs = !(error instanceof Response) && !(error instanceof ApiFailure && error.status < 500);
    if (isOurs) report(error, { tenant: caller.tenant.name, requestId: caller.requestId });
  }
}
