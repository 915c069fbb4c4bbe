import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { WHITELIST as LIST } from '#app/lists/exported/whitelist.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { addToWhitelist, listWhitelist } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadDecision } from './decision.server.ts';
import { loadJudged } from './judged.server.ts';
import { loadPeople } from './people.server.ts';
import { manyForm } from './whitelist.form.ts';
import { type Area, inWhitelist, STATE_TONES, viewsOf } from './whitelist-views.ts';

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
  const { t, format } = visit;
  const { view: _, ...asked } = LIST.read(visit.url.searchParams);
  const answer = await call(visit, listWhitelist, { params, query: asked });
  const path = pathTo[area].whitelist(params.id);
  const mayDecide = area === 'manager';
  return {
    kind: isAdding ? ('add' as const) : ('list' as const),
    area,
    ...listScreen(visit, LIST, {
      ...inWhitelist(visit, area, { id: params.id, title: answer.issuance.title }),
      asked,
      answer,
      path,
      exported: { name: 'whitelist', about: params.id },
      views: viewsOf(visit, area, path, {
        current: isAdding ? 'add' : asked.state === 'PENDING' ? 'pending' : 'list',
        pending: answer.pending,
      }),
      empty: { icon: 'users', filtered: t('whitelist:empty'), none: t('whitelist:none') },
      bulk: mayDecide && {
        name: 'ids',
        acts: { ask_approve: t('whitelist:approve.bulk'), ask_revoke: t('whitelist:revoke.bulk') },
        called: ({ person, address }) => [person && nameOf(visit, person), address].filter(Boolean).join(' · '),
      },
      isMine: mayDecide && (({ state }) => STATE_TONES[state] === 'caution'),
      columns: {
        person: {
          says: ({ person }) => (person ? nameOf(visit, person) : t('whitelist:noPerson')),
          href: ({ person }) => mayDecide && person && pathTo.manager.user(person.id),
          at: ['whole'],
        },
        address: {
          as: 'code',
          says: (row) => row.address ?? t('whitelist:listedBare'),
          at: ['note', 'soft'],
          sortBy: 'address',
        },
        state: {
          as: 'chip',
          says: ({ state }) => ({ label: t(`whitelist:state.${state}`), tone: STATE_TONES[state] }),
          at: ['chip'],
          sortBy: 'state',
        },
        tokens: { as: 'tokens', says: (row) => row.tokens || null, at: ['mid'] },
        by: { says: (row) => row.added_by, at: ['wide', 'soft'] },
        decided: {
          says: ({ decided_at: at, decided_by: by, reason }) =>
            at && [by, format.recent(at), reason].filter(Boolean).join(' · '),
          at: ['widest', 'soft'],
        },
        added: { as: 'recent', says: (row) => row.added_at, at: ['aside'], sortBy: 'created_at' },
      },
    }),
    history: historyLines(visit, answer.log),
    one: formOf(addToWhitelist.body),
    many: formOf(manyForm),
  };
}

const nameOf = ({ t }: SignedInVisit, person: { name: string }) => person.name || t('issuances:investors.unnamed');

export type WhitelistData = Awaited<ReturnType<typeof loadWhitelist>>;
