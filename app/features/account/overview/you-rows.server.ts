import { kycChip } from '#app/parts/identity/kyc-chip.ts';
import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { BeneficiaryDeclarationJson } from '#contract/beneficiaries.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getLegalInformation } from '#contract/profiles.ts';
import type { getOwnSophisticated } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';
import { KYC_STAGE } from '#domain/status/stage.ts';
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { additionalLine, beneficiaryLine, lossLine, profileLine } from './profile-lines.server.ts';
import type { StandingRow } from './standing-rows.server.ts';

/** A row of the account as it is shown. */
interface AccountRow {
  name: string;
  text: string;
  chip: { tone: ChipTone; label: string } | null;
  way: { href: string; label: string } | null;
}

interface Known {
  legal: AnswerOf<typeof getLegalInformation>['data'];
  said: BeneficiaryDeclarationJson | null;
  sophisticated: AnswerOf<typeof getOwnSophisticated>['data'];
  /** What is done of what an order asks, by its part. */
  done: ReadonlyMap<StandingRow['part'], StandingRow>;
}

/** Who the person is to the platform, a row each, with how it stands and where it is changed. What is missing stands above them, once. */
export function youRows(visit: SignedInVisit, { legal, said, sophisticated, done }: Known): AccountRow[] {
  const { t, customization, now } = visit;
  const chipOf = (part: StandingRow['part']) => done.get(part)?.chip ?? null;
  const { personal, email, legal_type: type, company } = legal;
  const name = [personal.first_name, personal.last_name].filter(Boolean).join(' ') || t('account:unknown');
  const test = done.get('initial-test');
  const loss = lossLine(visit, legal);
  // Whoever is asked no test works nothing out either.
  const asksLoss =
    customization.flows.onboarding.includes('SUITABILITY_TEST') && !isSophisticated(personFacts(legal.facts), now);
  const funds = done.get('funds');
  const isCompany = type === 'LEGAL_ENTITY';
  const change = (href: string) => ({ href, label: t('account:row.change') });
  const rows: (AccountRow | null | undefined)[] = [
    {
      name: t('account:data.title'),
      text: `${name} · ${email}`,
      chip: chipOf('account-information'),
      way: change(pathTo.user.personalData),
    },
    {
      name: t('account:type'),
      text: type ? t(`statuses:legal.${type}`) : t('account:unknown'),
      chip: chipOf('type-of-investor'),
      way: customization.hide.legalTypeInvestor ? null : change(pathTo.user.investorType),
    },
    isCompany
      ? {
          name: t('account:company.title'),
          text: company.organisation_name ?? t('account:unknown'),
          chip: null,
          way: change(pathTo.user.companyData),
        }
      : null,
    identityRow(visit, legal),
    {
      name: t('account:profile.title'),
      text: profileLine(visit, legal),
      chip: standingChip(visit, sophisticated.standing),
      way: {
        href: pathTo.user.sophisticated,
        label: t(sophisticated.may_request ? 'account:sophisticatedAsk' : 'account:sophisticatedSee'),
      },
    },
    test,
    loss
      ? {
          name: t('account:part.simulation-loss-bearing-capacity.name'),
          text: loss,
          chip: chipOf('simulation-loss-bearing-capacity'),
          way: asksLoss ? { href: pathTo.user.lossCapacity, label: t('account:row.again') } : null,
        }
      : null,
    customization.hide.extraFields ? null : additionalRow(visit, legal),
    beneficiariesRow(visit, said, isCompany),
    funds,
  ];
  return rows.filter((row) => row !== null && row !== undefined);
}

function identityRow(visit: SignedInVisit, { kyc, personal }: Known['legal']): AccountRow {
  const { t, format, customization } = visit;
  return {
    name: t('account:identity'),
    text: personal.id_expires_on
      ? t('account:documents.lastDayFact', { date: format.date(personal.id_expires_on) })
      : t(`account:part.identification.${kyc.status && KYC_STAGE[kyc.status] === 'done' ? 'about' : 'why'}`),
    chip: kycChip(visit, kyc.status) ?? { tone: 'neutral', label: t('account:notChecked') },
    way: customization.modules.kyc
      ? {
          href: pathTo.user.ownIdentity,
          label: t(mayEditIdentity(kyc.status) ? 'account:identityBegin' : 'account:identitySee'),
        }
      : null,
  };
}

function additionalRow(visit: SignedInVisit, legal: Known['legal']): AccountRow {
  const { t } = visit;
  const line = additionalLine(visit, legal);
  return {
    name: t('account:profile.additional'),
    text: line || t('account:profile.noAdditional'),
    chip: line
      ? { tone: 'positive', label: t('account:part.state.done') }
      : { tone: 'caution', label: t('account:part.state.missing') },
    way: {
      href: `${pathTo.user.personalData}#additional`,
      label: t(line ? 'account:row.change' : 'account:part.do'),
    },
  };
}

/** A company has to say who is behind it; somebody who invests for themselves need not. */
function beneficiariesRow(visit: SignedInVisit, said: Known['said'], isCompany: boolean): AccountRow {
  const { t } = visit;
  const line = beneficiaryLine(visit, said, isCompany);
  const open = isCompany ? ('missing' as const) : ('optional' as const);
  return {
    name: t('account:beneficiaries.title'),
    text: line.text,
    chip: {
      tone: line.said ? 'positive' : isCompany ? 'caution' : 'neutral',
      label: t(`account:part.state.${line.said ? 'done' : open}`),
    },
    way: { href: pathTo.user.beneficiaries, label: t(line.said ? 'account:row.change' : 'account:part.do') },
  };
}
