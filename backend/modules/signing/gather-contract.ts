import type { Work } from '#backend/work.ts';
import { priceOf } from '#domain/money/price.ts';
import { contractRows } from './contract-facts.repository.ts';
import type { ContractFacts, ContractInvestor } from './contract-facts.ts';
import { type ContractTemplate, contractTemplateShape } from './contract-template.ts';
import { DEFAULT_TEMPLATE } from './default-template.ts';

type Rows = Awaited<ReturnType<typeof contractRows>>;

/** The facts of an order and the wording of its issuance. Throws where the investment was never opened for payment. */
export async function gatherContract(
  work: Work,
  investmentId: string,
): Promise<{ facts: ContractFacts; template: ContractTemplate }> {
  const rows = await contractRows(work.tx, investmentId);
  const { investment, issuance } = rows;
  const { tenant: house, currency } = work.tenant.customization;
  const { settings } = work.tenant;
  if (!investment.method) throw new Error(`investment ${investmentId} has no method of payment`);
  const facts: ContractFacts = {
    reference: investment.reference,
    orderedAt: investment.acceptedAt ?? investment.createdAt,
    investor: investorOf(rows),
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
      name: house.legal_name || settings.legalName || house.name,
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

function investorOf({ profile, company }: Rows): ContractInvestor {
  const isCompany = profile.legalType === 'LEGAL_ENTITY' && company !== null;
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    idNumber: profile.idNumber ?? '',
    address: addressOf(profile),
    company: isCompany
      ? { name: company.organisationName ?? '', taxNumber: company.taxNumber ?? '', address: addressOf(company) }
      : null,
  };
}

function addressOf(place: {
  address: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
}): string {
  const town = [place.postalCode, place.city].filter(Boolean).join(' ');
  return [place.address, town, place.country].filter(Boolean).join(', ');
}
