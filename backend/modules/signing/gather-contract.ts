import { refuseUnclearFunds } from '#backend/modules/funds/funds-standing.ts';
import { checkedIdentity } from '#backend/modules/identity/identity-standing.ts';
import { houseOf } from '#backend/tenant/house.ts';
import type { Work } from '#backend/work.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Identity } from '#domain/user/checked-identity.ts';
import { ID_TYPES } from '#domain/validation/id-document.ts';
import { contractRows } from './contract-facts.repository.ts';
import type { ContractFacts, ContractInvestor, Seat } from './contract-facts.ts';
import { type ContractTemplate, contractTemplateShape } from './contract-template.ts';
import { DEFAULT_TEMPLATE } from './default-template.ts';

/**
 * The facts of an order and the wording of its issuance. The investor is named as their identity was checked.
 * @throws Refusal 409 `kyc.not_checked`, `funds.not_clear`; Error where the investment was never opened for payment
 */
export async function gatherContract(
  work: Work,
  investmentId: string,
): Promise<{ facts: ContractFacts; template: ContractTemplate }> {
  const rows = await contractRows(work.tx, investmentId);
  const { investment, issuance } = rows;
  const { tenant: house, currency } = work.tenant.customization;
  if (!investment.method) throw new Error(`investment ${investmentId} has no method of payment`);
  await refuseUnclearFunds(work, investment.userId);
  const facts: ContractFacts = {
    reference: investment.reference,
    orderedAt: investment.acceptedAt ?? investment.createdAt,
    investor: investorOf(await checkedIdentity(work, investment.userId)),
    issuer: { name: issuance.issuerName, city: issuance.issuerCity },
    issuance: {
      title: issuance.title,
      tokenName: issuance.tokenName,
      tokenSymbol: issuance.tokenSymbol,
      productType: issuance.productType,
      mintingStrategy: issuance.mintingStrategy,
    },
    tokens: investment.tokens,
    price: priceOf(investment.price),
    amountCents: investment.amountCents,
    feeCents: investment.feeCents,
    balanceUsedCents: investment.balanceCents,
    method: investment.method,
    reflectionEndsAt: investment.reflectionEndsAt,
    platform: {
      ...houseOf(work.tenant),
      address: house.legal_address,
      authorisation: house.authorisation && `${house.authorisation.replace(/\.$/, '')}.`,
    },
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: house.time_zone,
    exeu: house.type === 'EXEU',
  };
  const template = issuance.contractTemplate
    ? contractTemplateShape.parse(issuance.contractTemplate)
    : DEFAULT_TEMPLATE;
  return { facts, template };
}

/** The name that a person has to type: as their identity says it. */
export function signerNameOf({ investor }: ContractFacts): string {
  return investor.name;
}

function investorOf({ legalType, person, company }: Identity): ContractInvestor {
  const acts = legalType === 'LEGAL_ENTITY' ? company : null;
  return {
    name: `${text(person.firstName)} ${text(person.lastName)}`.trim(),
    document: {
      type: ID_TYPES.find((type) => type === person.idType) ?? null,
      number: text(person.idNumber),
      country: text(person.idCountry) || null,
    },
    address: addressOf(person),
    company: acts && { name: text(acts.organisationName), taxNumber: text(acts.taxNumber), address: addressOf(acts) },
  };
}

function addressOf(place: Readonly<Record<string, unknown>>): Seat {
  const town = [text(place.postalCode), text(place.city)].filter(Boolean).join(' ');
  return { line: [text(place.address), town].filter(Boolean).join(', '), country: text(place.country) || null };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
