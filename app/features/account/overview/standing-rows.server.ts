import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { OnboardingFactsJson } from '#contract/onboarding-facts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type OwnStanding, ownStanding } from '#domain/onboarding/own-standing.ts';

type State = OwnStanding['state'];

const TONE = {
  done: 'positive',
  waiting: 'progress',
  wrong: 'negative',
  expired: 'caution',
  missing: 'caution',
} as const satisfies Record<State, string>;

/** Where each part is done, whatever project it is for; the others are asked with an order. */
const WAY: Partial<Record<OwnStanding['part'], string>> = {
  identification: pathTo.user.ownIdentity,
  'account-information': pathTo.user.personalData,
  'aditional-information': pathTo.user.personalData,
};

interface BankStanding {
  state: 'none' | 'waits' | 'usable';
}

/** What of a person is missing, with what it stops and where it is done; and the parts that the tenant asks and that are done, or with somebody else. */
export function standingRows(visit: SignedInVisit, facts: OnboardingFactsJson, bank: BankStanding) {
  const { customization, now } = visit;
  const rows = ownStanding(personFacts(facts), customization, now).map((each) => rowOf(visit, each));
  const noBank = bank.state === 'none' ? [bankRow(visit)] : [];
  return {
    missing: [...rows.filter(({ isMine }) => isMine), ...noBank],
    // The identity stands among the person's own data, with its way.
    done: rows.filter(({ isMine, isIdentity }) => !isMine && !isIdentity),
    isReady: rows.every(({ isDone }) => isDone),
  };
}

export type StandingRow = ReturnType<typeof rowOf>;

function rowOf({ t, format }: SignedInVisit, { part, state, until }: OwnStanding) {
  const isMine = state !== 'done' && state !== 'waiting';
  const name = t(`account:part.${part}.name`);
  const ends = state === 'done' && until ? t('account:part.until', { date: format.date(until) }) : null;
  const href = WAY[part] ?? (isMine ? pathTo.user.issuances : null);
  const does = WAY[part] ? (isMine ? 'do' : 'see') : 'withOrder';
  return {
    isMine,
    isDone: state === 'done',
    isIdentity: part === 'identification',
    name,
    text: isMine ? t(`account:part.${part}.why`) : (ends ?? t(`account:part.${part}.about`)),
    chip: { tone: TONE[state] as (typeof TONE)[State], label: t(`account:part.state.${state}`) },
    way: href && { href, label: t(`account:part.${does}`), named: `${t(`account:part.${does}`)}: ${name}` },
  };
}

function bankRow({ t }: SignedInVisit): StandingRow {
  const name = t('account:part.bank.name');
  const label = t('account:part.do');
  return {
    isMine: true,
    isDone: false,
    isIdentity: false,
    name,
    text: t('account:part.bank.why'),
    chip: { tone: 'caution', label: t('account:part.state.missing') },
    way: { href: pathTo.user.bankAccount, label, named: `${label}: ${name}` },
  };
}
