import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getPersonRisk } from '#contract/screening.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { RiskLevel } from '#domain/screening/risk.ts';

const TONES = { low: 'positive', medium: 'neutral', high: 'caution', barred: 'negative' } as const satisfies Record<
  RiskLevel,
  string
>;

/** How closely a person is looked at, in words: level, reasons, what was found on lists and when they were last held beside them. */
export function riskView({ t, format }: SignedInVisit, risk: AnswerOf<typeof getPersonRisk>['data']) {
  const { level, reasons, funds_from: from, hits, screened } = risk;
  return {
    level: t(`screening:risk.level.${level}`),
    tone: TONES[level],
    reasons: reasons.map((reason) => t(`screening:risk.reason.${reason}`, { sum: format.money(from) })),
    hits: hits.map((hit) => ({
      href: pathTo.manager.hit(hit.id),
      label: `${t(`screening:list.${hit.list}`)}: ${hit.name}`,
      state: t(`screening:state.${hit.state}`),
    })),
    screened: screened.map(({ list, at }) => ({
      label: t(`screening:list.${list}`),
      value: at ? format.dateTime(at) : t('screening:risk.never'),
    })),
  };
}

export type RiskView = ReturnType<typeof riskView>;
