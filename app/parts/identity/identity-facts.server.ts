import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import { addressLine } from '#domain/user/address-line.ts';
import { idDocumentText } from './id-document-text.ts';
import type { LegalInformation } from './personal-part.server.ts';

type Row = Pick<Fact, 'label'> & { value: string };

/** What is known of the person as lines to be read; what is not known is left out. */
export function personRows(visit: SignedInVisit, { personal }: LegalInformation): Row[] {
  const { t, format, lang } = visit;
  const { first_name, last_name, birthday, phone } = personal;
  return known([
    [t('onboarding:facts.name'), together([first_name, last_name], ' ')],
    [t('onboarding:personal.birthday'), birthday && format.date(birthday)],
    [t('onboarding:personal.nationality'), countryName(lang, personal.nationality)],
    [t('onboarding:facts.document'), idDocumentText(visit, personal)],
    [t('onboarding:personal.phone'), phone],
    [t('onboarding:facts.address'), addressLine(personal, countryName(lang, personal.country))],
  ]);
}

/** The same of the company. */
export function companyRows({ t, lang, format }: SignedInVisit, { company }: LegalInformation): Row[] {
  const { shareholders = [] } = company;
  return known([
    [t('onboarding:company.organisation_name'), company.organisation_name],
    [t('onboarding:company.tax_number'), company.tax_number],
    [t('onboarding:company.activity'), company.activity],
    [
      t('onboarding:company.representation'),
      company.representation && t(`onboarding:company.representations.${company.representation}`),
    ],
    [t('onboarding:facts.address'), addressLine(company, countryName(lang, company.country))],
    [
      t('onboarding:company.holders'),
      together(
        shareholders.map(({ name, stake }) => `${name} (${format.percent(stake)})`),
        ', ',
      ),
    ],
  ]);
}

export function countryName(lang: string, code: string | undefined): string | undefined {
  return code ? new Intl.DisplayNames([lang], { type: 'region' }).of(code) : undefined;
}

function together(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter(Boolean).join(between);
}

function known(rows: readonly (readonly [string, string | undefined])[]): Row[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
