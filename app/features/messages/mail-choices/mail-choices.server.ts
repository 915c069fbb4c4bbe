import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listMailChoices, setMailChoices } from '#contract/mail-choices.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { type MailTime, NEWS_KINDS, type NewsKind } from '#domain/message/mail-choice.ts';
import { localized } from '#domain/tenant/language.ts';
import { AS_ALL, type MailChoicesFields, mailChoicesForm } from './mail-choices.form.ts';

const LIST = listPage({ texts: 'messages', filters: {} });
/** Each is a card with a form. */
const PROJECTS_A_PAGE = 20;

/** When one is mailed of each kind of news: for all projects, and for each of one's own. */
export async function loadMailChoices(visit: SignedInVisit) {
  const { t, lang } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta, general } = await call(visit, listMailChoices, {
    query: { ...query, per_page: PROJECTS_A_PAGE },
  });
  const title = t('messages:mails.title');
  const form = formOf(mailChoicesForm);
  return {
    head: pageHead(visit, { title }),
    crumbs: [{ label: t('messages:title'), href: pathTo.user.notifications }, { label: title }],
    list: LIST.view(visit, asked, { path: pathTo.user.mailChoices, meta }),
    asAll: { value: AS_ALL, label: t('messages:mails.asAll') },
    times: ALERT_FREQUENCIES.map((value) => ({ value, label: t(`messages:mails.frequency.${value}`) })),
    kinds: NEWS_KINDS.map((name) => ({ name, label: t(`messages:mails.kind.${name}`) })),
    general: { id: '', title: t('messages:mails.all'), chosen: chosenOf(general, 'ONCE'), form },
    projects: data.map(({ id, title: named, choices }) => ({
      ...{ id, title: localized(named, lang), form },
      chosen: chosenOf(choices, AS_ALL),
    })),
  };
}
export type MailChoicesData = Awaited<ReturnType<typeof loadMailChoices>>;

type Chosen = MailChoicesFields[NewsKind];

const chosenOf = (choices: Record<NewsKind, MailTime | null>, open: Chosen) =>
  Object.fromEntries(NEWS_KINDS.map((kind) => [kind, choices[kind] ?? open])) as Record<NewsKind, Chosen>;

const saidOf = (chosen: Record<NewsKind, Chosen>) =>
  Object.fromEntries(NEWS_KINDS.map((kind) => [kind, chosen[kind] === AS_ALL ? null : chosen[kind]])) as Record<
    NewsKind,
    MailTime | null
  >;

/** Keeps what was chosen. */
export function changeMailChoices(visit: SignedInVisit, form: SubmittedForm) {
  const here = `${pathTo.user.mailChoices}${visit.url.search}`;
  return answerForm(visit, form, {
    save: formAct({
      schema: mailChoicesForm,
      send: ({ project, ...chosen }) =>
        call(visit, setMailChoices, { body: { issuance: project ?? null, choices: saidOf(chosen) } }),
      onward: () => ({ to: here, toast: visit.t('messages:mails.saved') }),
    }),
  });
}
