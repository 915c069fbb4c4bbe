import { inForce } from '#domain/time/years.ts';
import type { FlowTenant, PersonFacts } from './flow-facts.ts';
import { completionOf, preparationOf } from './preparation.ts';

/** What a person answers for, whichever the project is. */
type OwnPart = Exclude<ReturnType<typeof preparationOf>[number], 'invest'>;

/**
 * `done` (until `until`, where it ends), `waiting` for somebody else, `wrong`: looked at and sent back, `expired`: it was done and holds no longer, `missing`: never done.
 */
type PartState = 'done' | 'waiting' | 'wrong' | 'expired' | 'missing';

export interface OwnStanding {
  part: OwnPart;
  state: PartState;
  until: Date | null;
}

/** How a person stands with each part that this tenant asks before an order, in its order; a sophisticated investor has no test and no simulation. */
export function ownStanding(person: PersonFacts, tenant: FlowTenant, now: Date): OwnStanding[] {
  const facts = { person, tenant, now, investment: null, issuance: { takesOrders: false, takesInterest: false } };
  return preparationOf(facts).flatMap((part): OwnStanding[] => {
    if (part === 'invest') return [];
    const completion = completionOf(part, facts);
    const until = untilOf(part, person);
    if (completion !== 'to-do') return [{ part, state: completion, until }];
    if (part === 'identification') return [{ part, state: isSentBack(person) ? 'wrong' : 'missing', until: null }];
    return [{ part, state: until && !inForce(until, now) ? 'expired' : 'missing', until }];
  });
}

/** When what was done of a part ends to hold; null where it does not end, or was never done. */
function untilOf(part: OwnPart, { testValidUntil, lossValidUntil }: PersonFacts): Date | null {
  if (part === 'initial-test') return testValidUntil;
  return part === 'simulation-loss-bearing-capacity' ? lossValidUntil : null;
}

function isSentBack({ kycStatus }: PersonFacts): boolean {
  return kycStatus === 'ERROR' || kycStatus === 'VERIFICATION_ERROR' || kycStatus === 'MANUAL_ERROR';
}
