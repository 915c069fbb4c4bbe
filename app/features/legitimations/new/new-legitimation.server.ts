import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { recordId } from '#app/lists/filter.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegitimationForm, issueLegitimation } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LEGITIMATION_PURPOSES, validityOf } from '#domain/legitimation/legitimation.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { newLegitimationForm } from './new-legitimation.form.ts';

type Area = 'user' | 'manager';

/** Whose tokens: the visitor's, or those of whom the address names. */
function whoseIn({ url }: SignedInVisit, area: Area): string | undefined {
  return area === 'manager' ? (recordId(url.searchParams.get('person') ?? '') ?? '') : undefined;
}

/** The holder's holdings. A manager's address that names nobody leads to the people. */
async function holdingsFor(visit: SignedInVisit, area: Area) {
  const person = whoseIn(visit, area);
  if (person === '') throw redirect(pathTo.manager.users);
  const { data } = await call(visit, getLegitimationForm, { query: { person } });
  return data;
}

const formFor = ({ lang, now, customization }: SignedInVisit) => {
  const { first: min, latest: max } = validityOf(dayIn(now, customization.tenant.time_zone));
  return newLegitimationForm(lang, { min, max });
};

/** The form of a new certificate: of what one can be had, and of what not, why. */
export async function loadNewLegitimation(visit: SignedInVisit, area: Area) {
  const { t, lang, format, url } = visit;
  const data = await holdingsFor(visit, area);
  const asked = recordId(url.searchParams.get('issuance') ?? '');
  const named = data.holdings.map((each) => ({ ...each, project: localized(each.issuance.title, lang) }));
  const ready = named.filter(({ free, refused }) => free > 0 && !refused);
  const { usual, latest } = data.validity;
  return {
    head: pageHead(visit, { title: t('legitimations:new.title') }),
    crumbs: [
      {
        label: t(area === 'user' ? 'legitimations:own' : 'legitimations:title'),
        href: pathTo[area].legitimations,
      },
      { label: t('legitimations:new.title') },
    ],
    about: area === 'user' ? t('legitimations:new.about') : t('legitimations:new.for', { name: data.holder.name }),
    backHref: area === 'user' ? pathTo.user.legitimations : pathTo.manager.user(data.holder.id),
    holdings: ready.map(({ issuance, free, project }) => ({
      value: issuance.id,
      label: t('legitimations:new.holding', { project, tokens: format.tokens(free), symbol: issuance.symbol }),
    })),
    chosen:
      ready.find(({ issuance }) => issuance.id === asked)?.issuance.id ??
      (ready.length === 1 ? ready[0]?.issuance.id : undefined),
    purposes: LEGITIMATION_PURPOSES.map((value) => ({ value, label: t(`legitimations:purpose.${value}`) })),
    usual,
    untilHint: t('legitimations:new.untilHint', { date: format.date(latest) }),
    stuck: named
      .filter(({ free, refused }) => free === 0 || refused)
      .map(({ issuance, held, project, refused }) => ({
        label: t('legitimations:new.stuck', { project, tokens: format.tokens(held), symbol: issuance.symbol }),
        value: refused ? t(`api_errors:legitimation.${refused}`) : t('legitimations:new.kept'),
      })),
    form: formOf(formFor(visit), visit),
  };
}

export type NewLegitimationData = Awaited<ReturnType<typeof loadNewLegitimation>>;

/** Asks once, with what cannot be done from then on, then issues it. */
export async function changeNewLegitimation(visit: SignedInVisit, area: Area, form: SubmittedForm) {
  const { t, format, lang } = visit;
  const person = whoseIn(visit, area);
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit),
      ask: async ({ issuance_id, tokens, purpose, detail, valid_until }) => {
        const { holder, holdings } = await holdingsFor(visit, area);
        const held = holdings.find(({ issuance }) => issuance.id === issuance_id);
        // What is not theirs, or is too many, is refused by the call itself, at its field.
        if (!held || tokens > held.free) return null;
        const amount = `${format.tokens(tokens)} ${held.issuance.symbol}`;
        const fact = (name: string, value: string) => ({ label: t(`legitimations:fact.${name}`), value });
        return {
          question: {
            title: t('legitimations:new.ask', { amount }),
            text: t('legitimations:new.askText', { date: format.date(valid_until) }),
            button: t('legitimations:new.button'),
          },
          facts: [
            fact('holder', holder.name),
            fact('project', localized(held.issuance.title, lang)),
            fact('tokens', amount),
            fact('purpose', `${t(`legitimations:purpose.${purpose}`)}: ${detail}`),
            fact('until', format.date(valid_until)),
          ],
          backHref: area === 'user' ? pathTo.user.newLegitimation() : pathTo.manager.newLegitimation(holder.id),
        };
      },
      send: (body, idempotencyKey) =>
        call(visit, issueLegitimation, { body: { ...body, ...(person && { person }) }, idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo[area].legitimation(data.id),
        toast: t('legitimations:new.done', { number: format.tokens(data.number) }),
      }),
    }),
  });
}
