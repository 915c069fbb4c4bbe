import type { z } from 'zod';
import { decideHit } from '#contract/screening.ts';

export const decideHitForm = decideHit.body;
export type DecideHitFields = z.input<typeof decideHitForm>;
