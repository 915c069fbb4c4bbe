import type { z } from 'zod';
import type { hitRow } from '#contract/screening.ts';
import type { JoinedHit } from './hit-rows.repository.ts';

/** A hit as lists have it. */
export function presentHit({ hit, person }: Pick<JoinedHit, 'hit' | 'person'>): z.input<typeof hitRow> {
  return {
    id: hit.id,
    person: { id: hit.userId, name: person },
    list: hit.list,
    asked: hit.asked,
    role: hit.role,
    name: hit.name,
    score: hit.score,
    sign: hit.sign,
    state: hit.state,
    found_at: hit.foundAt.toISOString(),
  };
}
