import type { WarningEvidence } from '#backend/db/schema/investments.ts';
import type { Deps } from '#backend/deps.ts';
import type { InputOf, SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { tellIfFundsAsked } from '#backend/modules/funds/tell-if-asked.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import { flowFacts, tokensLeftFor } from '#backend/modules/investments/investor-flow.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { illegalMove, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import {
  barredBy,
  onboardingIncomplete,
  refuseBarred,
  refuseStaleTerms,
  refuseUnlessOpen,
  tokensProblem,
} from '#backend/modules/investments/order-gates.ts';
import { takeOwnOffer } from '#backend/modules/investments/own-offer.repository.ts';
import { askBeforeOpening, asksBeforeOpening, openPayment } from '#backend/modules/payments/open-payment.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { acceptOrder } from '#contract/orders.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
import { isPaid } from '#domain/investment/transitions.ts';
import { awaitsTransfer, isCart } from '#domain/investment/waiting.ts';
import { isWarningWord, thresholdFor } from '#domain/investment/warning-gate.ts';
import { isRequestOn } from '#domain/issuance/oversubscription.ts';
import { formatMoney } from '#domain/money/format.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import type { PersonFacts } from '#domain/onboarding/flow-facts.ts';
import { isPrepared, isSophisticated } from '#domain/onboarding/preparation.ts';
import { problem } from '#domain/validation/problem.ts';
import { recordRiskConsents } from './consent-rows.ts';

/**
 * Takes the tokens under the issuance's lock and starts reflection period and expiry; opens the payment by the method that was confirmed with it.
 * What needs no lock is asked before it.
 */
export const acceptOrderRoute = serveAsking(
  acceptOrder,
  askBefore,
  async (call, { params, body }, asked) => {
    const { tx, tenant, user, now } = call;
    const person = await onboardingFacts(tx, user.id, now);

    const [{ issuance, investment }, barred] = await Promise.all([lockOrder(tx, params.id, user.id), barredBy(call)]);
    if (!isCart(investment.status)) throw illegalMove();
    refuseBarred(barred);
    refuseUnlessOpen(issuance, now);
    const facts = flowFacts(call, person, issuance, investment);
    if (!isPrepared(facts)) throw onboardingIncomplete(facts);
    refuseStaleTerms(issuance, body.terms_version);
    refuseStaleTerms(issuance, investment.termsVersion);
    const left = tokensLeftFor(issuance, investment);
    if (investment.tokens > left) throw new Refusal(409, 'investment.sold_out', { params: { left } });
    const wrong = tokensProblem(issuance, investment.tokens, left);
    if (wrong) throw fieldRefusal({ tokens: wrong });
    const warning = warningOf(investment, person, body.warning, call);

    const timeZone = tenant.customization.tenant.time_zone;
    const expiresAt = orderExpiresAt(now, tenant.settings.orderExpiryDays, timeZone);
    // Whoever moves up pays within the time that their place had.
    const heldUntil = await takeOwnOffer(tx, issuance, user.id, now);
    const accepting = moveInvestment(
      call,
      investment,
      'ACCEPTED',
      { by: 'investor', userId: user.id },
      {
        set: {
          warning,
          isRequest: isRequestOn(issuance),
          acceptedAt: now,
          reflectionEndsAt: isSophisticated(person, now) ? null : reflectionEndsAt(now, timeZone),
          expiresAt: heldUntil && heldUntil < expiresAt ? heldUntil : expiresAt,
          remindedAt: null,
        },
      },
    );
    const consented = warning && recordRiskConsents(call, ['risk_warning'], warned(call, investment, warning));
    if (body.payment) {
      const [accepted] = await Promise.all([accepting, consented]);
      await openPayment(call, accepted, body.payment, asked);
    }
    const [row] = await Promise.all([readInvestment(call, params.id), accepting, consented]);
    if (!isToldBy(row.investment)) await tellInvestor(call, row, 'order_confirmed');
    await tellIfFundsAsked(call, user.id, row.investment.amountCents);
    return investmentAnswer(call, row);
  },
  asks,
);

/** The order that was warned of, and the sums of the warning as they were read. */
function warned(
  { tenant, lang }: Pick<SignedInCall, 'tenant' | 'lang'>,
  { id, amountCents }: InvestmentRow,
  { threshold_cents }: WarningEvidence,
) {
  const { symbol, symbol_position } = tenant.customization.currency;
  const money = (cents: bigint) => formatMoney(cents, { symbol, symbolPosition: symbol_position }, lang);
  return { investmentId: id, sums: { threshold: money(BigInt(threshold_cents)), amount: money(amountCents) } };
}

function asks(deps: Deps, { body }: Pick<InputOf<typeof acceptOrder>, 'body'>): boolean {
  return body.payment !== undefined && asksBeforeOpening(deps, body.payment.method);
}

async function askBefore(call: SignedInCall, { body }: Pick<InputOf<typeof acceptOrder>, 'body'>) {
  return body.payment ? askBeforeOpening(call, body.payment.method) : null;
}

/** The mail with the data of the transfer, or of the payment from the balance, has said it all: one turn, one mail. */
function isToldBy({ status }: Pick<InvestmentRow, 'status'>): boolean {
  return awaitsTransfer(status) || isPaid(status);
}

/**
 * The gate at each investment (ECSPR, article 21(7)).
 * @returns what to keep where the amount is above the threshold
 * @throws Refusal 422 `warning.needed` with `params.threshold`; on `warning.typed` for the wrong word
 */
function warningOf(
  { amountCents }: InvestmentRow,
  person: PersonFacts,
  given: { consent: true; typed: string } | undefined,
  { tenant, now }: Pick<SignedInCall, 'tenant' | 'now'>,
): WarningEvidence | null {
  const threshold = thresholdFor(
    {
      sophisticated: isSophisticated(person, now),
      abilityCents: person.lossAbilityCents,
      abilityValidUntil: person.lossValidUntil,
      minCents: centsOf(tenant.settings.warningGateMin),
    },
    now,
  );
  if (threshold === null || amountCents <= threshold) return null;
  if (!given) throw new Refusal(422, 'warning.needed', { params: { threshold: moneyText(threshold) } });
  if (!isWarningWord(given.typed)) throw fieldRefusal({ 'warning.typed': problem('validator.error_declaration') });
  return { threshold_cents: threshold.toString(), consent: true, typed: given.typed, at: now.toISOString() };
}
