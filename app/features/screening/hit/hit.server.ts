import { call } from '#app/api/call.server.ts';
import { hitStatus } from '#app/features/screening/pieces/hit-view.server.ts';
import { DECISION_ANCHOR } from '#app/forms/decision-anchor.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { queueView } from '#app/parts/queue/queue.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getHit } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { HIT_DECISIONS } from '#domain/screening/hit.ts';
import { decideHitForm } from './hit.form.ts';
import { HIT_QUEUE } from './hit-queue.ts';

type Hit = AnswerOf<typeof getHit>['data'];

/** One hit: what we know of the person beside what the list says, and what was or can be decided. */
export async function loadHit(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getHit, { params: { id: id ?? '' } });
  const { t, format } = visit;
  const status = hitStatus(visit, data);
  const mayDecide = !data.own && !visit.session.backdoor;
  return {
    head: pageHead(visit, { title: data.person.name }),
    queue: await queueView(visit, HIT_QUEUE, data.id, (before) => decidedOf(visit, before)),
    listHref: pathTo.manager.screening,
    person: { name: data.person.name, email: data.known.email, href: pathTo.manager.user(data.person.id) },
    list: t(`screening:list.${data.list}`),
    status,
    turns:
      data.state === 'OPEN' && !data.own
        ? [
            {
              mine: true,
              who: t('screening:turn.who'),
              what: t('screening:turn.what'),
              href: mayDecide ? `#${DECISION_ANCHOR}` : undefined,
            },
          ]
        : [],
    lead: data.own ? t('screening:own') : status.stops ? t(`screening:stops.${data.state}`) : '',
    ours: oursOf(visit, data),
    theirs: theirsOf(visit, data),
    decided: data.decided && {
      who: t('screening:decided', { who: data.decided.by ?? '', date: format.dateTime(data.decided.at) }),
      reason: data.decided.reason,
    },
    decide: mayDecide
      ? {
          form: formOf(decideHitForm, visit),
          seen: data.state,
          ...askedOf(visit, data),
          choices: HIT_DECISIONS.filter((decision) => decision !== data.state).map((value) => ({
            value,
            label: t(`screening:${data.state === 'OPEN' ? 'decision' : 'again'}.${value}`),
            hint: t(`screening:follows.${data.list}.${value}`),
          })),
        }
      : null,
  };
}

export type HitData = Awaited<ReturnType<typeof loadHit>>;

/** What is asked: whether it is the same person, or, where that is decided, whether it is the other way after all. */
function askedOf({ t }: SignedInVisit, { state }: Pick<Hit, 'state'>) {
  const of = state === 'OPEN' ? 'decide' : 'again';
  return {
    title: t(`screening:${of}.title`),
    question: t(`screening:${of}.question`),
    button: t(`screening:${of}.button`),
  };
}

type Line = { label: string; value: string };
const line = (label: string, value: string | null | undefined): Line[] => (value ? [{ label, value }] : []);

/** What is known of the person, by the same names as the list's side. */
function oursOf({ t, format, lang }: SignedInVisit, { asked, role, known }: Hit): Line[] {
  const countries = new Intl.DisplayNames([lang], { type: 'region' });
  const country = (code: string | null) => (code ? countries.of(code) : null);
  return [
    ...line(t('screening:facts.name'), asked),
    ...line(t('screening:facts.role'), role === 'self' ? null : t(`screening:role.${role}`)),
    ...line(t('screening:facts.born'), known.born ? format.date(known.born) : t('screening:facts.unknown')),
    ...line(t('screening:facts.nationality'), country(known.nationality)),
    ...line(t('screening:facts.country'), country(known.country)),
  ];
}

function theirsOf({ t, format }: SignedInVisit, { name, score, sign, listed }: Hit): Line[] {
  const births = listed.births.map(({ from, to }) => (from === to ? format.date(from) : spanText(from, to)));
  return [
    ...line(t('screening:facts.name'), name),
    ...line(
      t('screening:facts.alike'),
      t('screening:alike', { score: format.percent(score), sign: t(`screening:sign.${sign}`) }),
    ),
    ...line(t('screening:facts.born'), births.join(' · ') || t('screening:facts.unknown')),
    ...line(t('screening:facts.also'), listed.names.filter((other) => other !== name).join(' · ')),
    ...line(t('screening:facts.note'), listed.note),
    ...line(t('screening:facts.gone'), listed.still ? null : t('screening:gone')),
  ];
}

/** Years, as the list tells them: 1958, 1958–1961. */
function spanText(from: string, to: string): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? (from.endsWith('-01-01') ? first : from.slice(0, 7)) : `${first}–${last}`;
}

/** What became of a hit, as the next one says it. */
async function decidedOf(visit: SignedInVisit, id: string) {
  const { data } = await call(visit, getHit, { params: { id } });
  const what = hitStatus(visit, data).label;
  return { text: visit.t('sheet:queue.last', { what, name: data.person.name }), href: pathTo.manager.hit(id) };
}
