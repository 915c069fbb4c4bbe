import { z } from 'zod';
import { ROLES } from '#domain/access/roles.ts';
import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { MAIL_STATES } from '#domain/message/mail-state.ts';
import { KYC_STATUSES, LEGAL_TYPES, REJECTION_REASONS, TEST_STATUSES, USER_STATUSES } from '#domain/user/status.ts';
import { VERIFICATION_BLOCKS } from '#domain/user/verification-block.ts';
import { beneficiaryDeclaration } from './beneficiaries.ts';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  day,
  id,
  instant,
  localizedText,
  moneyString,
  pageOf,
  pageQuery,
  searched,
  someOf,
  sortOf,
} from './envelope.ts';
import { historyEntry } from './history.ts';
import { companyData, legalDocument, MARITAL_STATUSES, personalData } from './legal-information.ts';

/** What a list can ask of an identity check: a status, or that there has been no check at all. */
export const KYC_FILTERS = [...KYC_STATUSES, 'NONE'] as const;
/** Columns that the list can be sorted by. */
export const USER_SORTS = ['name', 'email', 'created_at', 'first_investment'] as const;

const userRow = z.object({
  id,
  /** A company's own name; else first and last name, or the e-mail where neither is known. */
  name: z.string(),
  /** Who acts for the company; null where the name is the person's own. */
  representative: z.string().nullable().default(null),
  email: z.string(),
  role: z.enum(ROLES),
  roles: z.array(z.enum(ROLES)).min(1),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  status: z.enum(USER_STATUSES),
  rejection_reason: z.enum(REJECTION_REASONS).nullable(),
  /** Of the newest identity check; null where there is none. */
  kyc_status: z.enum(KYC_STATUSES).nullable(),
  /** As it counts now: a test past its validity is NONE. */
  test_status: z.enum(TEST_STATUSES),
  registered_at: instant,
  /** When money for an investment first arrived; one that was cancelled does not count. */
  first_investment_at: instant.nullable(),
  /** Of orders whose money is in and has not gone back. */
  invested: moneyString,
  /** The last day of the document by which their identity was checked; null: it was not, or it has none. */
  identity_until: day.nullable(),
  /** When they signed in last. */
  last_visit_at: instant.nullable(),
});
export type UserRowJson = z.output<typeof userRow>;

/** People of the tenant, newest first unless sorted otherwise. `q` looks into names and e-mails. */
export const listUsers = endpoint({
  id: 'listUsers',
  summary: 'People of the tenant, filtered',
  method: 'GET',
  path: '/manager/users',
  caller: 'manager',
  query: pageQuery.extend({
    q: searched,
    sort: sortOf(USER_SORTS),
    role: someOf(ROLES).optional(),
    kyc: z.enum(KYC_FILTERS).optional(),
    status: z.enum(USER_STATUSES).optional(),
    legal_type: z.enum(LEGAL_TYPES).optional(),
  }),
  answer: pageOf(userRow).extend({
    inbox: z.object({
      /** Identity checks that wait for a manager, whatever the filters say. */
      identity: z.object({ count: z.number().int(), oldest_at: instant.nullable() }),
      /** Requests for sophisticated status that wait, likewise. */
      sophisticated: z.object({ count: z.number().int(), oldest_at: instant.nullable() }),
    }),
  }),
});

/** A question of the knowledge test as it was shown, the answer that was given, and whether it was right. */
const testAnswer = z.object({ question: z.string(), answer: z.boolean(), right: z.boolean() });

const userSheet = userRow.extend({
  /** What the person is called where a name is short: on sign-in, in histories. */
  username: z.string().nullable().default(null),
  /** The file of their picture; null: none. */
  profile_image: z.string().nullable().default(null),
  email_verified_at: instant.nullable(),
  /** Their address takes no mail, and since when; null: it does, as far as is known. */
  dead_email: z.object({ address: z.string(), since: instant }).nullable().default(null),
  last_login_at: instant.nullable(),
  /** Since when a second factor guards their sign-in; null: none does. */
  second_factor_since: instant.nullable().default(null),
  referral_code: z.string().nullable(),
  /** Who brought them. */
  referrer: z.object({ id, name: z.string() }).nullable(),
  commercial_communications: z.boolean(),
  /** A manager shows pre-campaign projects to them. */
  sees_pre_campaign: z.boolean(),
  wallets: z.array(z.string()),
  personal: personalData.partial(),
  company: companyData.partial(),
  additional: z.object({
    secondary_phone: z.string().nullable(),
    occupation: z.string().nullable(),
    source_of_funds: z.string().nullable(),
    politically_exposed: z.boolean().nullable(),
    marital_status: z.enum(MARITAL_STATUSES).nullable(),
    /** Name, surname and identity number, where there is a spouse. */
    spouse: z.string().nullable(),
  }),
  /** For whom they invest, by their own word; null: they have not said it. */
  beneficiaries: beneficiaryDeclaration.nullable().default(null),
  documents: z.array(legalDocument),
  /** What they changed of their own data, by the contract's names of the fields, the newest first, at most 20. */
  changes: z
    .array(
      z.object({
        part: z.enum(['person', 'company']),
        field: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        at: instant,
      }),
    )
    .default([]),
  /** The newest identity check. */
  identity: z
    .object({
      status: z.enum(KYC_STATUSES),
      submitted_at: instant.nullable(),
      reviewed_at: instant.nullable(),
      reviewed_by: z.string().nullable(),
      reason: z.string().nullable(),
      /** When a provider took it; null where none did. */
      handed_on_at: instant.nullable(),
      /** All that the provider found, in its own words. Never for the person. */
      provider_labels: z.array(z.string()),
    })
    .nullable(),
  /** What opening their identity check again would touch; null where it cannot be opened: nothing of it is frozen, it is being looked at, or it is the caller's own. */
  reopening: z
    .object({
      /** Orders whose contract, signature and mint wait. */
      waiting: z.number().int(),
      /** Orders whose contract stands as it was signed, and whose mint waits. */
      signed: z.number().int(),
      /** Orders that stay as they are. */
      minted: z.number().int(),
    })
    .nullable(),
  /** The newest attempt at the knowledge test, or the declaration after it. */
  test: z
    .object({
      score: z.number().int().nullable(),
      version: z.string(),
      answered_at: instant,
      valid_until: instant.nullable(),
      typed_declaration: z.string().nullable(),
      answers: z.array(testAnswer),
    })
    .nullable(),
  loss: z.object({ ability: moneyString, valid_until: instant }).nullable(),
  sophisticated_until: instant.nullable(),
  investments: z.object({
    /** All of them, also those that are not in `newest`. */
    count: z.number().int(),
    /** Money that arrived for investments that were not cancelled. */
    paid: moneyString,
    /** At most 10. */
    newest: z.array(
      z.object({
        id,
        reference: z.string(),
        issuance: localizedText,
        status: z.enum(INVESTMENT_STATUSES),
        amount: moneyString,
        created_at: instant,
      }),
    ),
  }),
  /** What the audit log holds of the person, newest first, at most 50. Signing in and out is left out. */
  history: z.array(historyEntry),
  /** The mails of the system to them, newest first, at most 50; what each said is `getMail`'s. */
  mails: z
    .array(
      z.object({
        id,
        /** `investment.payment_received`: what it told of. */
        kind: z.string(),
        /** The address that it was for. */
        to: z.string(),
        written_at: instant,
        /** When a mail server took it; null: none has. */
        sent_at: instant.nullable(),
        /** `KEPT`: no mail server is set, it stays on this machine. */
        state: z.enum(MAIL_STATES),
        /** How often a mail server was asked. */
        attempts: z.number().int(),
      }),
    )
    .default([]),
  /** What keeps them from being verified by hand, by the tenant's rules (`domain/user/verification-block.ts`). */
  verification_blocks: z.array(z.enum(VERIFICATION_BLOCKS)).default([]),
  /** Whether the caller may say yes or no to this person: nobody judges themself. */
  may_judge: z.boolean(),
});

export const getUser = endpoint({
  id: 'getUser',
  summary: 'Everything that is known of one person',
  method: 'GET',
  path: '/manager/users/{id}',
  action: 'user.read',
  params: z.object({ id }),
  answer: dataOf(userSheet),
});
export type UserSheetJson = z.output<typeof userSheet>;

/** Shows projects before their campaign to an investor, or hides them again. Premium investors see them in any case; what one has put money in stays in sight. */
export const showPreCampaign = endpoint({
  id: 'showPreCampaign',
  summary: 'Show or hide pre-campaign projects to a person',
  method: 'POST',
  path: '/manager/users/{id}/pre-campaign',
  action: 'user.show_pre_campaign',
  params: z.object({ id }),
  body: z.object({ shown: z.boolean() }),
  answer: dataOf(z.object({ sees_pre_campaign: z.boolean() })),
});

/** A rejection names one of the four reasons; the person is told by mail. 403 for one's own; 409 for a yes while something that the tenant asks is missing. */
export const judgeUser = endpoint({
  id: 'judgeUser',
  summary: 'Validate or reject a person',
  method: 'POST',
  path: '/manager/users/{id}/judgement',
  action: 'user.judge',
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['VERIFIED', 'REJECTED']),
    reason: z.enum(REJECTION_REASONS).optional(),
  }),
  answer: dataOf(z.object({ status: z.enum(USER_STATUSES), rejection_reason: z.enum(REJECTION_REASONS).nullable() })),
  idempotent: true,
  errors: ['user.illegal_judgement', 'user.not_ready'],
});
