import { z } from 'zod';
import { ISSUER_TURNS } from '#domain/issuance/issuer-turns.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, localizedText, soughtId } from './envelope.ts';

/** What waits in an issuer's own projects, by project, the one that was edited last first; and whether they have given no bank account. */
export const listIssuerTurns = endpoint({
  id: 'listIssuerTurns',
  summary: 'What waits in an issuer’s projects, and for whom',
  method: 'GET',
  path: '/issuer/turns',
  caller: 'issuer',
  query: z.object({ issuance: soughtId.optional() }),
  answer: dataOf(
    z.object({
      lacks_account: z.boolean(),
      projects: z.array(
        z.object({
          id,
          title: localizedText,
          status: z.enum(ISSUANCE_STATUSES),
          turns: z.array(
            z.object({
              what: z.enum(ISSUER_TURNS),
              /** The issuer acts next; else the platform does. */
              mine: z.boolean(),
              /** Of questions and of what is missing; 1 of everything else. */
              count: z.number().int().min(1),
            }),
          ),
        }),
      ),
    }),
  ),
});
