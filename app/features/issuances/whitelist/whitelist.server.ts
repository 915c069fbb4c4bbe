import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { WHITELIST as LIST } from '#app/lists/exported/whitelist.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { addToWhitelist, listWhitelist, type WhitelistEntry } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadDecision } from './decision.server.ts';
import { loadJudged } from './judged.server.ts';
import { loadPeople } from './people.server.ts';
import { manyForm } from './whitelist.form.ts';
import { type Area, STATE_TONES, viewsOf } from './whitelist-views.ts';

/** Who may hold a token: the list, who could be validated (`?view=people`), what can be added (`?view=add`), a judged list (`?list=`), or the question before a decision (`?act=`). */
export async function loadWhitelist(visit: SignedInVisit, area: Area, id: string | undefined) {
  const params = { id: id && isRecordId(id) ? id : '' };
  const { searchParams } = visit.url;
  const judged = searchParams.get('list');
  if (judged && isRecordId(judged)) return loadJudged(visit, area, { ...params, list: judged });
  const act = searchParams.get('act');
  if (area === 'manager' && (act === 'approve' || act === 'revoke')) return loadDecision(visit, params.id, act);
  const view = searchParams.get('view');
  if (area === 'manager' && view === 'people') return loadPeople(visit, params.id);
  return loadList(visit, area, params, view === 'add');
}

async function loadList(visit: SignedInVisit, area: Area, params: { id: string }, isAdding: boolean) {
  const { t, lang } = visit;
  const { view: _, ...asked } = LIST.read(visit.url.searchParams);
  const answer = await call(visit, listWhitelist, { params, query: asked });
  const path = pathTo[area].whitelist(params.id);
  return {
    head: pageHead(visit, { title: t('whitelist:title') }),
    kind: isAdding ? ('add' as const) : ('list' as const),
    area,
    path,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(params.id),
    project: localized(answer.issuance.title, lang),
    count: t('whitelist:count', { count: answer.meta.total, total: totalText(visit, answer.meta) }),
    views: viewsOf(visit, area, path, {
      current: isAdding ? 'add' : asked.state === 'PENDING' ? 'pending' : 'list',
      pending: answer.pending,
    }),
    list: LIST.view(visit, asked, { path, meta: answer.meta, exported: { name: 'whitelist', about: params.id } }),
    rows: answer.data.map((row) => entryRow(visit, area, row)),
    history: historyLines(visit, answer.log),
    one: formOf(addToWhitelist.body),
    many: formOf(manyForm),
    mayDecide: area === 'manager',
  };
}

/** One entry as texts. */
function entryRow({ t, format }: SignedInVisit, area: Area, row: WhitelistEntry) {
  return {
    id: row.id,
    address: row.address,
    person: row.person && (row.person.name || t('issuances:investors.unnamed')),
    href: area === 'manager' && row.person ? pathTo.manager.user(row.person.id) : null,
    state: { label: t(`whitelist:state.${row.state}`), tone: STATE_TONES[row.state] },
    tokens: row.tokens > 0 ? format.tokens(row.tokens) : '',
    added: format.recent(row.added_at),
    by: row.added_by,
    decided: row.decided_at
      ? [row.decided_by, format.recent(row.decided_at), row.reason].filter(Boolean).join(' · ')
      : '',
  };
}

export type WhitelistData = Awaited<ReturnType<typeof loadWhitelist>>;
