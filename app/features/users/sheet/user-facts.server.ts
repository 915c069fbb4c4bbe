import { idDocumentText } from '#app/parts/identity/id-document-text.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { UserSheetJson } from '#contract/users.ts';
import { addressLine } from '#domain/user/address-line.ts';

type Row = Pick<Fact, 'label'> & { value: string };
type Known = readonly [label: string, value: string | null | undefined];

/** Who a person is, as they wrote it; what is not known is left out. */
export function personalRows(visit: SignedInVisit, { personal }: UserSheetJson): Row[] {
  const { t, format, lang } = visit;
  const country = countryNames(lang);
  return rows([
    [t('onboarding:facts.name'), together([personal.first_name, personal.last_name], ' ')],
    [t('onboarding:personal.birthday'), personal.birthday && format.date(personal.birthday)],
    [t('onboarding:personal.nationality'), country(personal.nationality)],
    [t('onboarding:facts.document'), idDocumentText(visit, personal)],
    [t('onboarding:personal.gender'), personal.gender && t(`onboarding:personal.genders.${personal.gender}`)],
    [t('onboarding:personal.phone'), personal.phone],
    [t('onboarding:facts.address'), addressLine(personal, country(personal.country))],
  ]);
}

/** The company that a person acts for; empty where there is none. */
export function companyRows({ t, format, lang }: SignedInVisit, { company }: UserSheetJson): Row[] {
  const country = countryNames(lang);
  const { representation, shareholders = [] } = company;
  return rows([
    [t('onboarding:company.organisation_name'), company.organisation_name],
    [t('onboarding:company.tax_number'), company.tax_number],
    [t('onboarding:company.activity'), company.activity],
    [t('onboarding:company.contact_email'), company.contact_email],
    [t('users:facts.representation'), representation && t(`onboarding:company.representations.${representation}`)],
    [t('onboarding:facts.address'), addressLine(company, country(company.country))],
    [
      t('onboarding:company.holders'),
      shareholders.map(({ name, stake }) => `${name} (${format.percent(stake)})`).join(', '),
    ],
    [t('users:facts.birthplace'), together([company.birthplace_city, country(company.birthplace_country)], ', ')],
  ]);
}

/** The further answers of onboarding, the results of its tests and what they are valid for. */
export function answerRows({ t, format, lang }: SignedInVisit, sheet: UserSheetJson): Row[] {
  const { additional, test, loss } = sheet;
  const exposed = additional.politically_exposed;
  const until = (moment: string | null) => (moment ? t('users:facts.until', { date: format.date(moment) }) : '');
  return rows([
    [t('onboarding:additional.occupation'), additional.occupation],
    [t('users:facts.sourceOfFunds'), additional.source_of_funds],
    [t('users:facts.exposed'), exposed === null ? null : t(exposed ? 'onboarding:yes' : 'onboarding:no')],
    [
      t('onboarding:additional.marital_status'),
      additional.marital_status && t(`onboarding:additional.marital.${additional.marital_status}`),
    ],
    [t('users:facts.spouse'), additional.spouse],
    [t('users:facts.beneficiaries'), beneficiariesText({ t, format, lang }, sheet)],
    [
      t('users:facts.test'),
      test &&
        together(
          [
            t(`users:test.${sheet.test_status}`),
            test.score === null ? '' : t('users:facts.score', { score: test.score }),
            until(test.valid_until),
          ],
          ' · ',
        ),
    ],
    [t('users:facts.declaration'), test?.typed_declaration],
    [t('users:facts.loss'), loss && together([format.money(loss.ability), until(loss.valid_until)], ' · ')],
    [t('users:facts.sophisticated'), sheet.sophisticated_until && until(sheet.sophisticated_until)],
  ]);
}

/** For whom the person invests: each by name, day of birth, document and country; empty while they have not said it. */
function beneficiariesText(
  { t, format, lang }: Pick<SignedInVisit, 't' | 'format' | 'lang'>,
  { beneficiaries: said }: UserSheetJson,
): string {
  if (!said) return '';
  const country = countryNames(lang);
  const who = said.people.map(
    (each) => `${each.name} (${together([format.date(each.birthday), each.id_number, country(each.country)], ', ')})`,
  );
  const whom = said.acts_for === 'SELF' ? t('users:facts.ownAccount') : who.join('; ');
  return `${whom} · ${t('account:beneficiaries.saidOn', { date: format.date(said.declared_at) })}`;
}

/** What an identity provider did and found; empty where none looked. */
export function providerRows({ t, format }: SignedInVisit, { identity }: UserSheetJson): Row[] {
  return rows([
    [t('users:facts.handedOn'), identity?.handed_on_at && format.dateTime(identity.handed_on_at)],
    [t('users:facts.providerFound'), identity?.provider_labels.join(', ')],
  ]);
}

/** The account itself: how it came about and what hangs on it. The referrer is a link of the screen's own. */
export function accountRows({ t, format }: SignedInVisit, sheet: UserSheetJson): Row[] {
  return rows([
    [t('users:facts.username'), sheet.username],
    [t('users:facts.registered'), format.dateTime(sheet.registered_at)],
    [
      t('users:facts.emailVerified'),
      sheet.email_verified_at ? format.dateTime(sheet.email_verified_at) : t('users:facts.notYet'),
    ],
    [t('users:facts.lastLogin'), sheet.last_login_at && format.dateTime(sheet.last_login_at)],
    [t('users:facts.commercial'), t(sheet.commercial_communications ? 'onboarding:yes' : 'onboarding:no')],
    [t('users:facts.secondaryPhone'), sheet.additional.secondary_phone],
    [t('users:facts.wallets'), sheet.wallets.join(', ')],
    [t('users:facts.referralCode'), sheet.referral_code],
  ]);
}

type CountryName = (code: string | undefined) => string | undefined;

function countryNames(lang: string): CountryName {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  return (code) => (code ? names.of(code) : undefined);
}

function together(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter(Boolean).join(between);
}

function rows(known: readonly Known[]): Row[] {
  return known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
