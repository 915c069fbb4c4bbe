import type { Visit } from '#app/session/visit.ts';
import { projectLabel } from '#domain/issuance/project-label.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { centsOf } from '#domain/money/money.ts';
import { PROJECT_STAGE } from '#domain/status/stage.ts';
import { toneOf } from './tone-of.ts';

/** A project of the API as far as its label needs it; sums are null where a back end does not say them. */
interface Standing {
  status: IssuanceStatus;
  raised: string | null;
  soft_cap: string | null;
}

/** A project's status by its one word, on every card, list and sheet: a closed one is financed or not. */
export function projectChip({ t }: Pick<Visit, 't'>, { status, raised, soft_cap }: Standing) {
  const sums =
    raised === null || soft_cap === null ? null : { raisedCents: centsOf(raised), softCapCents: centsOf(soft_cap) };
  const label = projectLabel(status, sums);
  return { label: t(`statuses:issuance.${label}`), tone: toneOf(PROJECT_STAGE[label], 'house') };
}
