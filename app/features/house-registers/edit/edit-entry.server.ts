import { call } from '#app/api/call.server.ts';
import { registerIn } from '#app/features/house-registers/list/registers.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { changeRegisterEntry, getRegisterEntry, openRegisterEntry } from '#contract/house-registers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { factsOf, type HouseRegister } from '#domain/house-register/house-register.ts';
import { dayIn } from '#domain/time/zone.ts';
import { entryForm, formNames, typedFacts } from './entry.form.ts';

const formFor = ({ customization, now }: SignedInVisit, register: HouseRegister) =>
  entryForm(register, dayIn(now, customization.tenant.time_zone));

/** The form of a new entry of the register that the address names. */
export function loadNewEntry(visit: SignedInVisit) {
  const register = registerIn(visit.url);
  const title = visit.t(`registers:open.${register}`);
  return { ...editView(visit, register), head: pageHead(visit, { title }), values: {}, version: '', crumb: null };
}

/** The form of an entry that is open, as it was written last; a closed one has none and leads to its sheet. */
export async function loadEditedEntry(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getRegisterEntry, { params: { id: id ?? '' } });
  const title = visit.t('registers:edit.title', { name: data.name });
  return {
    ...editView(visit, data.register),
    head: pageHead(visit, { title }),
    values: { ...data.facts, name: data.name },
    version: String(data.version),
    crumb: { label: data.name, href: pathTo.manager.registerEntry(data.id) },
  };
}
export type EditEntryData = Awaited<ReturnType<typeof loadEditedEntry>> | ReturnType<typeof loadNewEntry>;

function editView(visit: SignedInVisit, register: HouseRegister) {
  const { t } = visit;
  return {
    listHref: pathTo.manager.houseRegister(register),
    listLabel: t('registers:title'),
    form: formOf(formFor(visit, register), visit),
    nameLabel: t(`registers:name.${register}`),
    fields: factsOf(register).map(([name, { kind, values = [], required = false }]) => ({
      ...{ name, kind, required },
      label: t(`registers:fact.${name}`),
      hint: t(`registers:hint.${name}`, { defaultValue: '' }) || undefined,
      options: values.map((value) => ({ value, label: t(`registers:word.${name}.${value}`) })),
    })),
  };
}
export type EntryField = ReturnType<typeof editView>['fields'][number];

/** Opens an entry and leads to its sheet. */
export function saveNewEntry(visit: SignedInVisit, form: SubmittedForm) {
  const register = registerIn(visit.url);
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit, register),
      send: (typed, idempotencyKey) =>
        call(visit, openRegisterEntry, {
          body: { register, name: String(typed.name), facts: typedFacts(register, typed) },
          idempotencyKey,
        }),
      onward: ({ data }) => ({ to: pathTo.manager.registerEntry(data.id), toast: visit.t('registers:done.opened') }),
      fields: formNames(register),
    }),
  });
}

/** Writes an entry anew. Where a colleague was faster, what was typed stays and the page says so. */
export async function saveEditedEntry(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, getRegisterEntry, { params });
  const { register } = data;
  const here = pathTo.manager.registerEntry(data.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit, register),
      send: (typed, idempotencyKey) =>
        call(visit, changeRegisterEntry, {
          params,
          body: {
            version: Number(typed.version ?? 0) || 1,
            name: String(typed.name),
            facts: typedFacts(register, typed),
          },
          idempotencyKey,
        }),
      onward: () => ({ to: here, toast: visit.t('registers:done.changed') }),
      refused: (failure) => (failure.code === 'register.closed' ? toldAt(visit, here)(failure) : null),
      fields: formNames(register),
    }),
  });
}
