import { call } from '#app/api/call.server.ts';
import { moveForm } from '#app/features/house-registers/edit/entry.form.ts';
import { factText, stateOf } from '#app/features/house-registers/pieces/entry-text.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { HistoryLine } from '#app/parts/history/history-lines.server.ts';
import { lookersAt } from '#app/parts/looking/lookers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getRegisterEntry, moveRegisterEntry, type RegisterEntryJson } from '#contract/house-registers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { lacksForClosing } from '#domain/house-register/check-entry.ts';
import { factsOf } from '#domain/house-register/house-register.ts';
import { incidentDue } from '#domain/house-register/incident-clock.ts';

/** One entry: what it says, everything that was written of it, and closing it. */
export async function loadEntry(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getRegisterEntry, { params: { id: id ?? '' } });
  const { t, format, session } = visit;
  const lacks = lacksForClosing(data.register, data.facts).map((name) => t(`registers:fact.${name}`));
  const mayAct = !session.backdoor;
  const isOpen = data.closed_at === null;
  return {
    head: pageHead(visit, { title: data.name }),
    listHref: pathTo.manager.houseRegister(data.register),
    listLabel: t('registers:title'),
    number: t('registers:number', { number: format.tokens(data.number) }),
    state: stateOf(visit, data),
    editHref: mayAct && isOpen ? pathTo.manager.editRegisterEntry(data.id) : null,
    lookers: data.register === 'incidents' ? await lookersAt(visit, 'incident', data.id) : [],
    turns: turnsOf(visit, data),
    facts: factsOf(data.register).map(([name]) => ({
      label: t(`registers:fact.${name}`),
      value: factText(visit, data.register, name, data.facts[name] ?? '') || t('registers:nothing'),
    })),
    history: writingLines(visit, data),
    form: mayAct ? formOf(moveForm, visit) : null,
    isOpen,
    lacks: isOpen && lacks.length > 0 ? t('registers:lacks', { facts: lacks.join(', ') }) : '',
  };
}

/** What an open incident waits for, and until when. */
function turnsOf({ t, format, customization }: SignedInVisit, { register, facts, closed_at }: RegisterEntryJson) {
  const found =
    register === 'incidents' && closed_at === null ? incidentDue(facts, customization.tenant.time_zone) : null;
  if (!found) return [];
  const what = t(`registers:turn.${found.step}`, { date: format.dateTime(found.due.toISOString()) });
  return [{ mine: true, who: t('registers:turn.who'), what }];
}

export type EntryData = Awaited<ReturnType<typeof loadEntry>>;

function writingLines(visit: SignedInVisit, { register, writings }: RegisterEntryJson): HistoryLine[] {
  const { t, format } = visit;
  const labelOf = (fact: string) =>
    fact === 'name' ? t(`registers:name.${register}`) : t(`registers:fact.${fact}`, { defaultValue: fact });
  const shown = (fact: string, text: string) => factText(visit, register, fact, text) || t('history:nothing');
  return writings.map(({ version, act, at, by, reason, changes }) => ({
    key: String(version),
    label: t(`history:action.register.${act}`),
    date: format.dateTime(at),
    who: by,
    change: changes
      .map(({ fact, from, to }) =>
        t('history:saved', { field: labelOf(fact), from: shown(fact, from), to: shown(fact, to) }),
      )
      .join(' · '),
    reason: reason ?? '',
    mailed: '',
    source: null,
  }));
}

/** Buttons: `close` and `reopen`. Either can be undone by the other, so that nothing is asked. */
export function changeEntry(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const here = pathTo.manager.registerEntry(params.id);
  const moving = (act: 'close' | 'reopen') =>
    formAct({
      schema: moveForm,
      send: ({ reason }, idempotencyKey) =>
        call(visit, moveRegisterEntry, { params, body: { act, reason }, idempotencyKey }),
      onward: () => ({ to: here, toast: visit.t(`registers:done.${act}`) }),
      refused: (failure) => (failure.code === 'register.moved' ? toldAt(visit, here)(failure) : null),
    });
  return answerForm(visit, form, { close: moving('close'), reopen: moving('reopen') });
}
