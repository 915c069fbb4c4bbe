import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWhitelist } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayDecide, type WhitelistAct } from '#domain/issuance/whitelist.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { approveForm, revokeForm } from './whitelist.form.ts';
import { STATE_TONES } from './whitelist-views.ts';

/** Most that are decided at once: a page of the list. */
export const MOST_DECIDED = 100;

/** "Revoke these?": which ones, what it means for the tokens they hold, and why. */
export async function loadDecision(visit: SignedInVisit, id: string, act: WhitelistAct) {
  const { t, format, lang } = visit;
  const path = pathTo.manager.whitelist(id);
  const ids = (visit.url.searchParams.get('ids') ?? '').split(',').filter(isRecordId).slice(0, MOST_DECIDED);
  if (ids.length === 0) throw redirect(path);
  const answer = await call(visit, listWhitelist, {
    params: { id },
    query: { ids: ids.join(), per_page: MOST_DECIDED },
  });
  const chosen = answer.data.filter(({ state }) => mayDecide(act, state));
  if (chosen.length === 0) throw redirect(path);
  const tokens = chosen.reduce((sum, row) => sum + row.tokens, 0);
  const holders = chosen.filter((row) => row.tokens > 0).length;
  return {
    head: pageHead(visit, { title: t(`whitelist:${act}.title`, { count: chosen.length }) }),
    kind: 'decision' as const,
    act,
    path,
    listHref: pathTo.manager.issuances,
    backHref: pathTo.manager.issuance(id),
    project: localized(answer.issuance.title, lang),
    ids: chosen.map((row) => row.id).join(),
    text: t(`whitelist:${act}.text`),
    holds:
      act === 'revoke' && holders > 0
        ? t('whitelist:revoke.holds', { count: holders, tokens: format.tokens(tokens) })
        : null,
    rows: chosen.map((row) => ({
      id: row.id,
      address: row.address ?? t('whitelist:listedBare'),
      person: row.person?.name ?? '',
      state: { label: t(`whitelist:state.${row.state}`), tone: STATE_TONES[row.state] },
      tokens: row.tokens > 0 ? format.tokens(row.tokens) : '',
    })),
    form: formOf(act === 'revoke' ? revokeForm : approveForm),
  };
}
export type DecisionData = Awaited<ReturnType<typeof loadDecision>>;
