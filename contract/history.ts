import { z } from 'zod';
import { PROJECT_SECTIONS } from '#domain/issuance/project-sections.ts';
import { day, id, instant, moneyString } from './envelope.ts';

/** Who did something, as a manager reads it. */
const HISTORY_ROLES = ['manager', 'investor', 'issuer'] as const;
/** What a line of a history can lead to. */
const HISTORY_SOURCES = ['file', 'statement_row', 'sophisticated_request'] as const;

/** One line of the history of a person, an order, a request or a project: the same shape for all. */
export const historyEntry = z.object({
  /** `identity.refused`, `refund.settled`; a step of an order is `order.` and its status; a change of phase is `phase.` and the new one. */
  action: z.string(),
  at: instant,
  /** The person whose history it is, somebody else by name, or nobody (the system, a provider). */
  by: z
    .union([z.literal('self'), z.object({ name: z.string(), role: z.enum(HISTORY_ROLES).nullable().default(null) })])
    .nullable(),
  /** The manager who sat in that person's session; null otherwise. */
  behind: z.string().nullable().default(null),
  /** In a history of the one who acted: the person whom the act was about, where that is somebody else. */
  about: z.object({ id, name: z.string() }).nullable().default(null),
  /** Before and after, where it changed a status. */
  from: z.string().nullable().default(null),
  to: z.string().nullable().default(null),
  reason: z.string().nullable(),
  /** Of money that left: how much, on which day, and what the bank or the provider calls it. */
  money: z
    .object({ amount: moneyString.nullable(), sent_on: day.nullable(), reference: z.string().nullable() })
    .nullable()
    .default(null),
  /** Whether the person whose history it is was told by mail, by somebody else's act. */
  mailed: z.boolean().default(false),
  /** Of a part of a project that was saved: which, and what changed; without values where one is long, or a list. */
  saved: z
    .object({
      section: z.enum(PROJECT_SECTIONS),
      changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
      /** The file that came with it. */
      file: z.string().nullable(),
    })
    .nullable()
    .default(null),
  source: z
    .object({ kind: z.enum(HISTORY_SOURCES), id })
    .nullable()
    .default(null),
});
export type HistoryEntry = z.output<typeof historyEntry>;
