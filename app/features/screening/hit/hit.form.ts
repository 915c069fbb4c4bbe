import { decideHit } from '#contract/screening.ts';

export const decideHitForm = decideHit.body;
