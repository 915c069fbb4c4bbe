import type { z } from 'zod';
import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { checkedPeople } from '#backend/modules/identity/identity-standing.ts';
import { barredBy } from '#backend/modules/investments/order-gates.ts';
import { type KnownPerson, onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import type { trader } from '#contract/ad.ts';
import type { AdType } from '#domain/bulletin/ad.ts';
import { thresholdFor } from '#domain/investment/warning-gate.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { completionOf, isSophisticated, preparationOf } from '#domain/onboarding/preparation.ts';

/** Who would sell (`SELL`) or buy: what keeps them from it, and above which amount in cents they are warned. */
export interface Trader {
  block: z.output<typeof trader>['block'];
  warningAboveCents: bigint | null;
}

/** How the caller stands. A buyer has answered what every investor answers before an order; a seller bought before. */
export async function traderOf(call: SignedInCall, type: AdType): Promise<Trader> {
  const { tx, user, now } = call;
  const [barred, checked, person] = await Promise.all([
    barredBy(call),
    checkedPeople(call, [user.id]),
    onboardingFacts(tx, user.id, now),
  ]);
  // Whom a list stops is told what whoever was not checked is told: that it is a list is nobody's to know (Ley 10/2010, article 24).
  const block =
    barred === 'rejected'
      ? 'rejected'
      : barred === 'stopped' || !checked.has(user.id)
        ? 'identity'
        : type === 'BUY' && !isReady(call, person)
          ? 'preparation'
          : null;
  return { block, warningAboveCents: type === 'BUY' ? thresholdOf(call, person) : null };
}

/** Everything that an order asks for before its amount. */
function isReady({ tenant, now }: SignedInCall, person: KnownPerson): boolean {
  const issuance = { takesOrders: true, takesInterest: false };
  const facts = { person, tenant: tenant.customization, issuance, investment: null, now };
  return preparationOf(facts).every((step) => step === 'invest' || completionOf(step, facts) === 'done');
}

function thresholdOf({ tenant, now }: Pick<SignedInCall, 'tenant' | 'now'>, person: KnownPerson): bigint | null {
  const { lossAbilityCents: abilityCents, lossValidUntil: abilityValidUntil } = person;
  const minCents = centsOf(tenant.settings.warningGateMin);
  return thresholdFor({ sophisticated: isSophisticated(person, now), abilityCents, abilityValidUntil, minCents }, now);
}

/** As the API answers it. */
export function presentTrader({ block, warningAboveCents }: Trader): z.input<typeof trader> {
  return { block, warning_above: warningAboveCents === null ? null : moneyText(warningAboveCents) };
}

/** @throws Refusal 403 `user.rejected`; 409 `ad.identity`, `ad.preparation` */
export function refuseBlocked({ block }: Trader): void {
  if (block === 'rejected') throw new Refusal(403, 'user.rejected');
  if (block === 'identity') throw new Refusal(409, 'ad.identity');
  if (block === 'preparation') throw new Refusal(409, 'ad.preparation');
}
