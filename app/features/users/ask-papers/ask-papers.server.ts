import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { askForPapers } from '#contract/asked-papers.ts';
import { listUserNames } from '#contract/user-names.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { ASKED_AT_ONCE, ASKED_DAYS, ASKED_KINDS } from '#domain/user/asked-papers.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { askPapersForm } from './ask-papers.form.ts';

const todayOf = ({ now, customization }: SignedInVisit) => dayIn(now, customization.tenant.time_zone);
/** Whom the address names. */
const peopleIn = ({ url }: SignedInVisit) =>
  [...new Set((url.searchParams.get('people') ?? '').split(','))].filter(isRecordId).slice(0, ASKED_AT_ONCE);
/** One person's papers, or the list that several were ticked on. */
const backOf = (ids: readonly string[]) => {
  const [only] = ids;
  return only && ids.length === 1 ? pathTo.manager.paperRequests(only) : pathTo.manager.users;
};

/** The form that asks the people of the address for papers. */
export async function loadAskPapers(visit: SignedInVisit) {
  const { t } = visit;
  const ids = peopleIn(visit);
  if (ids.length === 0) throw redirect(pathTo.manager.users);
  const { data } = await call(visit, listUserNames, { query: { ids: ids.join(',') } });
  if (data.length === 0) throw redirect(pathTo.manager.users);
  return {
    head: pageHead(visit, { title: t('papers:ask.title') }),
    listHref: pathTo.manager.users,
    backHref: backOf(ids),
    people: data.map(({ id, name }) => ({ id, name, href: pathTo.manager.user(id) })),
    kinds: ASKED_KINDS.map((value) => ({ value, label: t(`papers:kind.${value}`) })),
    form: formOf(askPapersForm(todayOf(visit)), visit),
    dueOn: addDays(todayOf(visit), ASKED_DAYS),
  };
}

export type AskPapersData = Awaited<ReturnType<typeof loadAskPapers>>;

/** Asks them; who could not be asked is named in what is said afterwards. */
export async function changeAskPapers(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const ids = peopleIn(visit);
  if (ids.length === 0) return redirect(pathTo.manager.users, 303);
  return answerForm(visit, form, {
    '': formAct({
      schema: askPapersForm(todayOf(visit)),
      send: (value, idempotencyKey) => call(visit, askForPapers, { body: { people: ids, ...value }, idempotencyKey }),
      onward: ({ data }) => {
        const left = data.left.map(({ name, why }) => t('papers:ask.left', { name, why: t(`papers:why.${why}`) }));
        if (data.asked === 0) return { problems: { '': left } };
        const message = [t('papers:ask.done', { count: data.asked }), ...left.slice(0, 3)].join(' ');
        return { to: backOf(ids), toast: { message, type: left.length > 0 ? 'warning' : 'success' } };
      },
    }),
  });
}
