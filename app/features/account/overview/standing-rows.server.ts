import { missingPapers } from '#app/parts/asked-papers/asked-papers.server.ts';
import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { PaperRequestJson } from '#contract/asked-papers.ts';
import type { OnboardingFactsJson } from '#contract/onboarding-facts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type OwnStanding, ownStanding } from '#domain/onboarding/own-standing.ts';
import { type FundsStanding, mayDeclareFunds } from '#domain/screening/funds.ts';
import type { Day } from '#domain/time/zone.ts';
import type { PaperDays } from '#domain/user/document-days.ts';
import type { TestStatus } from '#domain/user/status.ts';

type State = OwnStanding['state'];

const TONE = {
  done: 'positive',
  waiting: 'progress',
  wrong: 'negative',
  expired: 'caution',
  missing: 'caution',
} as const satisfies Record<State, string>;

/** Where each part is done, whatever project it is for. */
const WAY: Record<OwnStanding['part'], string> = {
  identification: pathTo.user.ownIdentity,
  'account-information': pathTo.user.personalData,
  'aditional-information': pathTo.user.personalData,
  'initial-test': pathTo.user.knowledgeTest,
  'type-of-investor': pathTo.user.investorType,
  'simulation-loss-bearing-capacity': pathTo.user.lossCapacity,
};

interface BankStanding {
  state: 'none' | 'waits' | 'usable';
}

/** The paper that proves who the person is, by its last day. */
interface PaperStanding {
  lastDay: Day | null;
  days: PaperDays;
}

/** What is asked of a person besides what every order asks. */
interface Besides {
  bank: BankStanding;
  paper: PaperStanding;
  asked: readonly PaperRequestJson[];
  funds: FundsStanding;
}

/** What of a person is missing, with what it stops and where it is done; and the parts that the tenant asks and that are done, or with somebody else. */
export function standingRows(visit: SignedInVisit, facts: OnboardingFactsJson, { bank, paper, asked, funds }: Besides) {
  const { customization, now } = visit;
  const rows = ownStanding(personFacts(facts), customization, now).map((each) =>
    rowOf(visit, each, each.part === 'initial-test' ? facts.test_status : null),
  );
  const noBank = bank.state === 'none' ? [bankRow(visit)] : [];
  return {
    missing: [
      ...fundsRow(visit, funds),
      ...askedRow(visit, asked),
      ...rows.filter(({ isMine }) => isMine),
      ...paperRow(visit, paper),
      ...noBank,
    ],
    /** Done, or with somebody else; by its part. */
    done: new Map([...rows.filter(({ isMine }) => !isMine), ...fundsSeen(visit, funds)].map((row) => [row.part, row])),
    isReady: rows.every(({ isDone }) => isDone),
  };
}

export type StandingRow = Omit<ReturnType<typeof rowOf>, 'part'> & { part: OwnStanding['part'] | 'funds' | null };

function rowOf({ t, format }: SignedInVisit, { part, state, until }: OwnStanding, test: TestStatus | null) {
  const isMine = state !== 'done' && state !== 'waiting';
  const name = t(`account:part.${part}.name`);
  const ends = state === 'done' && until ? t('account:part.until', { date: format.date(until) }) : null;
  // What came of the test; how it stands without one is said as of every part.
  const outcome =
    test && test !== 'NONE' && state !== 'expired'
      ? t(`account:test.${test}`, { date: until ? format.date(until) : '' })
      : null;
  return {
    part,
    isMine,
    isDone: state === 'done',
    name,
    text: outcome ?? (isMine ? t(`account:part.${part}.why`) : (ends ?? t(`account:part.${part}.about`))),
    chip: { tone: TONE[state] as (typeof TONE)[State], label: t(`account:part.state.${state}`) },
    way: { href: WAY[part], label: t(`account:part.${isMine ? 'do' : 'see'}`) },
  };
}

function paperRow({ t, format, customization }: SignedInVisit, { lastDay, days }: PaperStanding): StandingRow[] {
  if (lastDay === null || days === 'valid' || !customization.modules.kyc) return [];
  const name = t('account:part.document.name');
  const label = t('account:part.do');
  return [
    {
      part: null,
      isMine: true,
      isDone: false,
      name,
      text: t(days === 'soon' ? 'account:part.document.soon' : 'account:part.document.why', {
        date: format.date(lastDay),
      }),
      chip: { tone: 'caution', label: t(`account:part.state.${days}`) },
      way: { href: pathTo.user.documents, label },
    },
  ];
}

/** Where the funds of large sums come from: it holds contracts and tokens up. */
function fundsRow({ t }: SignedInVisit, standing: FundsStanding): StandingRow[] {
  if (!mayDeclareFunds(standing)) return [];
  const name = t('account:part.funds.name');
  const label = t('account:part.do');
  const state = standing === 'REFUSED' ? 'wrong' : 'missing';
  return [
    {
      part: null,
      isMine: true,
      isDone: false,
      name,
      text: t('account:part.funds.why'),
      chip: {
        tone: TONE[state],
        label: t(standing === 'REFUSED' ? 'funds:state.REFUSED' : 'account:part.state.missing'),
      },
      way: { href: pathTo.user.funds, label },
    },
  ];
}

function fundsSeen({ t }: SignedInVisit, standing: FundsStanding): StandingRow[] {
  if (standing !== 'SENT' && standing !== 'ACCEPTED') return [];
  const name = t('account:part.funds.name');
  const label = t('account:part.see');
  const state = standing === 'SENT' ? 'waiting' : 'done';
  return [
    {
      part: 'funds',
      isMine: false,
      isDone: standing === 'ACCEPTED',
      name,
      text: t('account:part.funds.about'),
      chip: { tone: TONE[state], label: t(`account:part.state.${state}`) },
      way: { href: pathTo.user.funds, label },
    },
  ];
}

/** What the team has asked for stands first: it has a day. */
function askedRow({ t, format }: SignedInVisit, requests: readonly PaperRequestJson[]): StandingRow[] {
  const count = missingPapers(requests);
  const [first] = requests.filter((request) => missingPapers([request]) > 0);
  if (!first) return [];
  const name = t('account:part.asked.name');
  const label = t('account:part.do');
  return [
    {
      part: null,
      isMine: true,
      isDone: false,
      name,
      text: t('account:part.asked.why', { count, date: format.date(first.due_on) }),
      chip: { tone: 'caution', label: t('account:part.state.missing') },
      way: { href: pathTo.user.documents, label },
    },
  ];
}

function bankRow({ t }: SignedInVisit): StandingRow {
  const name = t('account:part.bank.name');
  const label = t('account:part.do');
  return {
    part: null,
    isMine: true,
    isDone: false,
    name,
    text: t('account:part.bank.why'),
    chip: { tone: 'caution', label: t('account:part.state.missing') },
    way: { href: pathTo.user.bankAccount, label },
  };
}
