import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import { offeredMethods } from '#backend/modules/payments/offered-methods.ts';
import { houseOf } from '#backend/tenant/house.ts';
import type { Work } from '#backend/work.ts';
import { investmentCosts } from '#domain/information-sheet/investment-costs.ts';
import { offerIdentifier } from '#domain/information-sheet/lei.ts';
import type { SheetAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { INSTRUMENTS, type OfferKind } from '#domain/information-sheet/sheet-questions.ts';
import { methodFeeOf } from '#domain/money/method-fee.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import type { SheetFacts } from './printed-sheet.ts';

/** What is offered: as the issuer says; a sheet that does not say it yet is one of securities. */
export function offerKindOf({ productType }: Pick<IssuanceRow, 'productType'>, answers: SheetAnswers): OfferKind {
  const instrument = INSTRUMENTS.find((each) => each === answers.offer?.instrument) ?? 'securities';
  return { instrument, productType };
}

/** The identifier of an offer; null where the tenant's LEI is not set, or nothing of the sheet is saved. */
export function identifierOf({ tenant }: Pick<Work, 'tenant'>, offerNumber: number | null): string | null {
  const { providerLei } = tenant.settings.informationSheet;
  return providerLei === '' || offerNumber === null ? null : offerIdentifier(providerLei, offerNumber);
}

/** Everything that a sheet states beside its answers. */
export function sheetFacts(
  work: Pick<Work, 'tenant' | 'deps' | 'now'>,
  issuance: IssuanceRow,
  sheet: { answers: SheetAnswers; identifier: string; version: number },
): SheetFacts {
  const { tenant, now } = work;
  const { customization } = tenant;
  const { currency, extras, tenant: own } = customization;
  return {
    offer: offerKindOf(issuance, sheet.answers),
    identifier: sheet.identifier,
    version: sheet.version,
    at: now,
    issuer: { name: issuance.issuerName, taxNumber: issuance.issuerTaxNumber ?? '', city: issuance.issuerCity },
    project: { title: issuance.title, description: issuance.shortDescription, risks: issuance.risks },
    token: {
      name: issuance.tokenName,
      symbol: issuance.tokenSymbol,
      price: priceOf(issuance.price),
      forSale: issuance.tokensForSale,
      softCap: issuance.softCapTokens,
      min: issuance.minTokens,
      max: issuance.maxTokens,
    },
    campaign: { startsAt: issuance.campaignStartsAt, endsAt: issuance.campaignEndsAt },
    terms: issuance.terms,
    costs: investmentCosts(
      offeredMethods(work).map(({ method, feeFixed, feePercent, limit }) => ({
        method,
        fee: methodFeeOf({ fee_fixed: feeFixed, fee_percent: feePercent }, extras.investmentFee),
        limitCents: limit === undefined ? null : centsOf(limit),
      })),
    ),
    platform: {
      ...houseOf(tenant),
      authorisation: own.authorisation,
      email: own.support_email,
    },
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: own.time_zone,
  };
}
