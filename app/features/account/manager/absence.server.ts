import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type AbsenceJson, endAbsence, listAbsences, noteAbsence } from '#contract/absences.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { dayIn } from '#domain/time/zone.ts';
import { absenceForm, endAbsenceForm } from './absence.form.ts';

const HERE = pathTo.manager.account;
const formFor = ({ now, customization }: SignedInVisit) => absenceForm(dayIn(now, customization.tenant.time_zone));

/** Who of the team is away or will be, and the form in which one says that one is. */
export async function absencePart(visit: SignedInVisit) {
  const { t, session } = visit;
  const { data } = await call(visit, listAbsences);
  const isMine = ({ person, stand_in }: AbsenceJson) => [person.id, stand_in.id].includes(session.user.id);
  return {
    lines: data.absences.map((each) => ({
      id: each.id,
      text: spanText(visit, each),
      note: t(`account:absence.${each.stand_in.id === session.user.id ? 'byYou' : 'by'}`, {
        name: each.stand_in.name,
      }),
      mayEnd: isMine(each),
    })),
    colleagues: data.colleagues.map(({ id, name }) => ({ value: id, label: name })),
    form: formOf(formFor(visit), visit),
    endForm: formOf(endAbsenceForm, visit),
  };
}
export type AbsencePart = Awaited<ReturnType<typeof absencePart>>;

/** "Marta Gil, del 1 al 12 de diciembre". */
function spanText({ t, format, session }: SignedInVisit, { person, from_on, to_on }: AbsenceJson): string {
  const days = { from: format.date(from_on), to: format.date(to_on) };
  return person.id === session.user.id
    ? t('account:absence.yours', days)
    : t('account:absence.theirs', { name: person.name, ...days });
}

/** Buttons: `note-absence` and `end-absence`. Both mail two people, and ask first. */
export function absenceActs(visit: SignedInVisit) {
  const { t, format } = visit;
  return {
    'note-absence': formAct({
      schema: formFor(visit),
      ask: async ({ from_on, to_on, stand_in }) => {
        const { data } = await call(visit, listAbsences);
        const name = data.colleagues.find(({ id }) => id === stand_in)?.name;
        if (!name) return { problems: { stand_in: [t('validator:error_stand_in')] } };
        return {
          question: {
            title: t('account:absence.ask', { name }),
            text: t('account:absence.askText'),
            button: t('account:absence.button'),
          },
          facts: [
            { label: t('account:absence.from'), value: format.date(from_on) },
            { label: t('account:absence.to'), value: format.date(to_on) },
            { label: t('account:absence.standIn'), value: name },
          ],
          backHref: HERE,
        };
      },
      send: (body, idempotencyKey) => call(visit, noteAbsence, { body, idempotencyKey }),
      onward: () => ({ to: HERE, toast: t('account:absence.noted') }),
    }),
    'end-absence': formAct({
      schema: endAbsenceForm,
      ask: async ({ absence }) => {
        const { data } = await call(visit, listAbsences);
        const found = data.absences.find(({ id }) => id === absence);
        if (!found) return null;
        return {
          question: {
            title: t('account:absence.askEnd'),
            text: t('account:absence.askEndText'),
            button: t('account:absence.end'),
          },
          facts: [{ label: spanText(visit, found), value: found.stand_in.name }],
          backHref: HERE,
        };
      },
      send: ({ absence }, idempotencyKey) => call(visit, endAbsence, { params: { id: absence }, idempotencyKey }),
      onward: () => ({ to: HERE, toast: t('account:absence.ended') }),
      // A colleague, or the day itself, was faster.
      refused: (failure) => (failure.status === 404 ? { to: HERE, toast: t('account:absence.ended') } : null),
    }),
  };
}
