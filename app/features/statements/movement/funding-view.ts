import { statusChip } from '#app/parts/distribution/status-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { RowDistribution } from '#contract/row-distribution.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { missesMoney } from './funding-advice.ts';
import type { RowDetail } from './row-question.server.ts';

/** The distribution that a movement names or funds, and those that it may fund. */
export function fundingView(visit: SignedInVisit, { distribution, fundable }: RowDetail) {
  const { format, lang } = visit;
  const named = distribution && {
    name: distribution.name,
    href: pathTo.manager.benefit(distribution.issuance.id, distribution.id),
    facts: aboutIt(visit, distribution),
  };
  return {
    named,
    /** Chosen already where the movement names it. */
    picked: distribution && missesMoney(distribution) ? distribution.reference : '',
    choices: fundable.map(({ reference, name, issuance, missing }) => ({
      value: reference,
      label: `${name} · ${localized(issuance.title, lang)}`,
      hint: `${issuance.issuer} · ${reference}`,
      aside: format.money(missing),
    })),
  };
}

/** What the question says: which distribution, of what, and what would be left over or still be missing. */
export function fundingLines(visit: SignedInVisit, { amount }: RowDetail, distribution: RowDistribution): Fact[] {
  const { t, format } = visit;
  const rest = centsOf(amount) - centsOf(distribution.missing);
  return [
    { label: t('statements:done.distribution'), value: `${distribution.name} · ${distribution.reference}` },
    ...aboutIt(visit, distribution),
    {
      label: t(rest < 0n ? 'statements:fund.still' : 'statements:fund.left'),
      value: format.money(moneyText(rest < 0n ? -rest : rest)),
    },
  ];
}

function aboutIt(visit: SignedInVisit, { issuance, status, gross, missing }: RowDistribution) {
  const { t, format, lang } = visit;
  return [
    { label: t('statements:fund.project'), value: localized(issuance.title, lang) },
    { label: t('statements:fund.issuer'), value: issuance.issuer },
    { label: t('statements:fund.status'), value: statusChip(visit, status, 'manager').label },
    { label: t('statements:fund.gross'), value: format.money(gross) },
    { label: t('statements:fund.missing'), value: format.money(missing) },
  ];
}
