import { z } from 'zod';
import { id } from '#contract/envelope.ts';
import { decideFunds } from '#contract/funds.ts';

/** A word on a declaration, with its reason either way. */
export const fundsDecisionForm = z.object({ declaration: id, reason: decideFunds.body.shape.reason });
