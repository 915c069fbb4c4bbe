import type { SignedInCall } from '#backend/http/call.ts';
import { longDay } from '#backend/mail/long-date.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import type { JoinedInvestment } from '#backend/modules/investments/investment-rows.repository.ts';
import { declaredSections } from './declared-sections.ts';
import { acceptedSections, orderSections, paperSections } from './order-sections.ts';
import { RECORD_WORDS } from './record-words.ts';
import { consentsOfOrder, contractOfOrder, declaredBy } from './records.repository.ts';
import { houseOf } from './sections.ts';

/**
 * The record of one of the caller's orders, as it is printed; throws Refusal 404 for another's. What they had declared counts up to the moment at which the order was
 * confirmed, or else was last given: of tests the last course, of simulations and statuses the newest.
 */
export async function readRecord(call: SignedInCall, id: string): Promise<{ row: JoinedInvestment; text: SheetText }> {
  const { tx, tenant, user, now } = call;
  const row = await readInvestment(call, id, user.id);
  const { investment: own } = row;
  const until = own.acceptedAt ?? own.risksAcceptedAt ?? own.createdAt;
  const [consents, contract, declared] = await Promise.all([
    consentsOfOrder(tx, tenant.id, id),
    contractOfOrder(tx, tenant.id, id),
    declaredBy(tx, tenant.id, user.id, until),
  ]);
  const house = houseOf(call);
  const words = RECORD_WORDS[house.lang];
  const facts = { row, consents, contract, now };
  const counted = {
    tests: lastCourse(declared.tests),
    simulations: declared.simulations.slice(-1),
    statuses: declared.statuses.filter(({ status }) => status === 'GRANTED').slice(-1),
  };
  return {
    row,
    text: {
      lang: house.lang,
      title: words.title(own.reference),
      line: words.line(own.reference, longDay(now, house.timeZone, house.lang)),
      disclaimer: [],
      sections: [
        ...orderSections(facts, house),
        ...acceptedSections(facts, house),
        ...declaredSections(counted, house),
        ...paperSections(facts, house),
      ],
    },
  };
}

/** The last course of the knowledge test: from its first attempt on, with the declaration that followed. */
function lastCourse<T extends { attempt: number; typedDeclaration: string | null }>(tests: T[]): T[] {
  const from = tests.findLastIndex(({ attempt, typedDeclaration }) => attempt === 1 && typedDeclaration === null);
  return from < 0 ? tests.slice(-1) : tests.slice(from);
}
