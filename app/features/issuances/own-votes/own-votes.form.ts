import { z } from 'zod';
import { castBallot } from '#contract/votes.ts';

/** Which vote of the page, and which of its answers. */
export const ballotForm = z.object({
  vote: z.uuid(),
  choice: z.coerce.number({ error: 'validator.error_null' }).pipe(castBallot.body.shape.choice),
});
export type BallotFields = z.input<typeof ballotForm>;
