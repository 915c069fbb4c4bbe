import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getOwnDataCopy, prepareOwnData } from '#contract/own-data.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';
import { copyForm } from './own-account.form.ts';

/** The copy of one's own data: the newest one and the way to it, or the form that asks for one. */
export async function ownCopy(visit: SignedInVisit, area: ExportArea, hasPassword: boolean) {
  const { t, format } = visit;
  const {
    data: { copy, next_at: next },
  } = await call(visit, getOwnDataCopy);
  const isUnderWay = copy?.state === 'QUEUED' || copy?.state === 'PREPARING';
  const isReady = copy?.state === 'READY' && copy.expires_at !== null;
  const last = () => {
    if (!copy) return null;
    if (isUnderWay) return t('account:copy.underWay', { date: format.dateTime(copy.asked_at) });
    if (isReady) return t('account:copy.ready', { date: format.dateTime(copy.expires_at ?? copy.asked_at) });
    return copy.state === 'FAILED' ? t('account:copy.failed') : null;
  };
  return {
    last: last(),
    next: next && t('account:copy.next', { date: format.dateTime(next) }),
    // It is handed over in the area in which it was asked for.
    downloadHref: isReady && copy.area === area ? pathTo[area].exportFile(copy.id) : null,
    listHref: copy && (isUnderWay || isReady) ? pathTo[copy.area].exports : null,
    asksPassword: hasPassword,
    form: formOf(copyForm(hasPassword), visit),
  };
}

/** Asks for it, and leads to where it will be. */
export function ownCopyActs(visit: SignedInVisit, area: ExportArea) {
  return {
    'download-data': formAct({
      // Whether there is a password, the back end knows: it says at its field that one is missing.
      schema: copyForm(false),
      send: ({ current_password: typed }, idempotencyKey) =>
        call(visit, prepareOwnData, {
          body: { area, ...(typed ? { current_password: typed } : {}) },
          idempotencyKey,
        }),
      onward: () => ({ to: pathTo[area].exports, toast: visit.t('account:copy.asked') }),
    }),
  };
}
