import { call } from '#app/api/call.server.ts';
import { idDocumentText } from '#app/parts/identity/id-document-text.ts';
import { companyRows, countryName } from '#app/parts/identity/identity-facts.server.ts';
import { kycChip } from '#app/parts/identity/kyc-chip.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { addressLine } from '#domain/user/address-line.ts';
import { handsInIdentity } from '#domain/user/checked-identity.ts';
import { shortIdNumber } from '#domain/validation/id-document.ts';

/**
 * Who a manager or an issuer is to the platform: personal data, address, document and company, with how the check of them stands. Investors alone
 * change such data by themselves: whoever is one besides is led to their pages, everybody else reads who changes it.
 */
export async function ownLegal(visit: SignedInVisit) {
  const { t, lang, customization, session } = visit;
  const { data: known } = await call(visit, getLegalInformation);
  const changes = handsInIdentity(session.user.roles);
  const wayTo = (href: string) => (changes ? { href, label: t('account:row.change') } : null);
  const support = customization.tenant.support_email;
  const none = t('account:legal.none');
  const personal = personalLine(visit, known);
  return {
    personal: { text: personal || none, way: wayTo(pathTo.user.personalData) },
    address: {
      text: addressLine(known.personal, countryName(lang, known.personal.country)) || none,
      way: wayTo(pathTo.user.personalData),
    },
    document: {
      text: documentLine(visit, known) || none,
      chip: kycChip(visit, known.kyc.status),
      way: wayTo(customization.modules.kyc ? pathTo.user.ownIdentity : pathTo.user.personalData),
    },
    company: companyOf(visit, known, none, changes),
    whoChanges: changes ? null : t(`account:legal.${support ? 'writeTo' : 'write'}`, { email: support }),
  };
}

export type OwnLegal = Awaited<ReturnType<typeof ownLegal>>;

/** The group's name and place on the page. */
export const legalGroup = ({ t }: SignedInVisit) => ({ id: 'legal', title: t('account:groups.legal') });

function personalLine({ format, lang }: SignedInVisit, { personal }: LegalInformation): string {
  const { first_name, last_name, birthday, nationality, phone } = personal;
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return [name, birthday && format.date(birthday), countryName(lang, nationality), phone].filter(Boolean).join(' · ');
}

/** The document with its number's end alone: the page may stand open. */
function documentLine(visit: SignedInVisit, { personal }: LegalInformation): string | undefined {
  const { id_number: number } = personal;
  return idDocumentText(visit, { ...personal, id_number: number && shortIdNumber(number) });
}

/** The company that the person acts for; null where there is none. */
function companyOf(visit: SignedInVisit, known: LegalInformation, none: string, changes: boolean) {
  const { organisation_name: name, tax_number: number } = known.company;
  const facts = companyRows(visit, known);
  if (known.legal_type !== 'LEGAL_ENTITY' && facts.length === 0) return null;
  return {
    text: [name, number].filter(Boolean).join(' · ') || none,
    facts,
    href: changes ? pathTo.user.companyData : null,
  };
}
