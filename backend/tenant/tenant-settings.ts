import { z } from 'zod';
import { SIGNATURE_VERSIONS } from '#backend/providers/redsys/signature.ts';
import { moneyString } from '#contract/envelope.ts';
import { httpsAddress } from '#contract/fields.ts';
import { treatyRate } from '#contract/treaty-rate.ts';
import { ROLES } from '#domain/access/roles.ts';
import { isLei } from '#domain/information-sheet/lei.ts';
import { OVERSUBSCRIPTIONS } from '#domain/issuance/status.ts';
import { KNOWLEDGE_TEST_PASS_MARK, REFUND_CONTACT_AT_PERCENT, WARNING_GATE_MIN_CENTS } from '#domain/limits.ts';
import { moneyText } from '#domain/money/money.ts';
import { SETTING_BOUNDS } from '#domain/tenant/setting-rules.ts';

/** Blocks that count as final enough to book ether: two and a half minutes of Ethereum; three where a block is made by a press. */
const CONFIRMATIONS = 12;
const LOCAL_CONFIRMATIONS = 3;

const redsysSettings = z.object({
  merchantCode: z.string().regex(/^\d{9}$/),
  terminal: z.string().regex(/^\d{1,3}$/),
  /** Base64 of the 24 bytes that Redsys hands out. */
  secretKey: z.string().regex(/^[A-Za-z0-9+/]{32}$/),
  /** How requests are signed, as the portal of the terminal says; notices are understood in each. */
  signatureVersion: z.enum(SIGNATURE_VERSIONS).default('HMAC_SHA256_V1'),
  /** `local`: the terminal of one's own machine, which moves no money. */
  environment: z.enum(['local', 'test', 'live']),
});
export type RedsysSettings = z.output<typeof redsysSettings>;

/** Pages of a chain, before `/address/…` and `/tx/…`. */
const explorerUrl = z
  .url({ protocol: /^https$/ })
  .transform((url) => url.replace(/\/$/, ''))
  .nullable()
  .default(null);

const chainSettings = z.discriminatedUnion('environment', [
  /** The chain of one's own machine, at a stated rate. */
  z.object({
    environment: z.literal('local'),
    rate: moneyString,
    confirmations: z.number().int().min(1).max(64).default(LOCAL_CONFIRMATIONS),
    explorerUrl,
  }),
  z.object({
    environment: z.literal('live'),
    chainId: z.number().int().positive(),
    /** A node's JSON-RPC; the address may carry a key. */
    rpcUrl: z.url({ protocol: /^https$/ }),
    /** Extended public key of m/44'/60'/{account}'/0. */
    accountKey: z.string().regex(/^xpub[1-9A-HJ-NP-Za-km-z]{107}$/),
    account: z.number().int().nonnegative(),
    confirmations: z.number().int().min(1).max(64).default(CONFIRMATIONS),
    explorerUrl,
  }),
]);
export type ChainSettings = z.input<typeof chainSettings>;

/** The chain on which a tenant's tokens are made as ERC-3643 (docs/decisions/0061-tokens-on-a-chain.md). */
const tokenChainSettings = z.object({
  chainId: z.number().int().positive(),
  /** A node's JSON-RPC; the address may carry a key. Without TLS on one's own machine alone. */
  rpcUrl: z.url({ protocol: /^https?$/ }),
  /** The account of TOKEN_SIGNING_KEY that owns this tenant's tokens; each tenant needs its own. */
  account: z.number().int().nonnegative(),
  /** The account of the key service at TOKEN_SIGNER_URL that owns them instead, in lower case: no key of theirs is here then. */
  signer: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .transform((text) => text.toLowerCase())
    .nullable()
    .default(null),
  confirmations: z.number().int().min(1).max(64).default(CONFIRMATIONS),
  explorerUrl,
});

const cardSettings = z.object({
  /** Calls the provider. */
  secretKey: z.string().min(16),
  /** Signs what the provider tells. While it is changed, both are good. */
  webhookSecrets: z.array(z.string().min(16)).min(1).max(2),
  /** `local`: the checkout of one's own machine, which moves no money. */
  environment: z.enum(['local', 'live']),
});
export type CardSettings = z.output<typeof cardSettings>;

const identitySettings = z.object({
  /** Who calls the provider, and what signs the calls. */
  appToken: z.string().min(16),
  secretKey: z.string().min(16),
  /** Signs what the provider tells. While it is changed, both are good. */
  webhookSecrets: z.array(z.string().min(16)).min(1).max(2),
  /** The provider's name for what is checked of a person. */
  level: z.string().min(1).max(100),
  /** `local`: the desk of one's own machine, where a press of a button is the check. */
  environment: z.enum(['local', 'live']),
});
export type IdentitySettings = z.output<typeof identitySettings>;

/** A whole number within the bounds that a manager's form has for it. */
function whole(path: keyof typeof SETTING_BOUNDS) {
  const [min, max] = SETTING_BOUNDS[path];
  return z.number().int().min(min).max(max);
}

/** Per cent, two decimals. */
const percent = z.string().regex(/^(?:100\.00|\d{1,2}\.\d{2})$/);

/** Rules and accounts of a tenant that stay in the back end (`tenants.settings`); every field has a default, so that `{}` works. */
export const tenantSettings = z.object({
  legalName: z.string().default(''),
  taxNumber: z.string().default(''),
  /** The entity that keeps the register of the issuances (ERIR), as certificates of legitimation name it; empty: the tenant itself. */
  registerKeeper: z.string().default(''),
  /** The account that holds investors' money apart from the tenant's own. */
  safeguarding: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string(), bank: z.string() })
    .prefault({ holder: '', iban: '', bic: '', bank: '' }),
  /** The tenant's own wallet, as EIP-55 writes it, from which it pays earnings in ether; no key of it is here. Empty: it pays none. */
  payoutWallet: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/)
    .or(z.literal(''))
    .default(''),
  /** Whose mails these are: an own sender's address and where answers go; null is the installation's sender, and answers to it. */
  mail: z
    .object({ from: z.email().nullable().default(null), replyTo: z.email().nullable().default(null) })
    .prefault({}),
  /** How much one person may send in a day: files, and megabytes (10^6) of what is kept of them. */
  uploads: z
    .object({
      filesPerDay: whole('uploads.filesPerDay').default(60),
      megabytesPerDay: whole('uploads.megabytesPerDay').default(100),
    })
    .prefault({}),
  /** Withheld from earnings where another country's law than Spain's withholds (`tax.law`), per cent. */
  withholdingPercent: percent.default('19.00'),
  /** What tax is withheld from distributions: by Spain's law (docs/decisions/0069-money-back-by-rule.md), or the one rate above; and the treaties' rates that apply. */
  tax: z
    .object({ law: z.enum(['SPAIN', 'OWN']).default('SPAIN'), treaties: z.array(treatyRate).default([]) })
    .prefault({}),
  /** Right answers out of seven that pass the knowledge test. */
  knowledgePassMark: whole('knowledgePassMark').default(KNOWLEDGE_TEST_PASS_MARK),
  /** Floor of the warning gate at each investment (ECSPR, article 21(7)). */
  warningGateMin: moneyString.default(moneyText(WARNING_GATE_MIN_CENTS)),
  /** Days after which an unpaid order expires, and days before that on which the investor is reminded. */
  orderExpiryDays: whole('orderExpiryDays').default(14),
  orderReminderDaysBefore: whole('orderReminderDaysBefore').default(3),
  /** What happens to orders beyond the tokens for sale, where an issuance does not say otherwise (decision record 0060). */
  oversubscription: z.enum(OVERSUBSCRIPTIONS).default('FIRST_COME'),
  /** Days in which who moves up on a waiting list orders and pays. */
  waitingListDays: whole('waitingListDays').default(3),
  /** Whether issuers read their investors by initials instead of names. */
  issuersSeeInitials: z.boolean().default(false),
  /** Whether interest may also be declared while the campaign runs. */
  interestDuringCampaign: z.boolean().default(false),
  /** The contract with Redsys for card terminal and Bizum; without it neither is offered. */
  redsys: redsysSettings.nullable().default(null),
  /** The chain on which ether is taken; without it none is. */
  chain: chainSettings.nullable().default(null),
  /** The chain of its tokens; without it they stand in the ledger alone. */
  tokenChain: tokenChainSettings.nullable().default(null),
  /** The contract with Stripe for cards on a hosted page; without it they are not offered. Its test keys make `live` a rehearsal. */
  card: cardSettings.nullable().default(null),
  /** The contract with Sumsub for identity checks; without it every check goes to the tenant's managers. A sandbox token makes `live` a rehearsal. */
  identity: identitySettings.nullable().default(null),
  /** Of the provider's key investment information sheets: its LEI, with which the identifier of each offer begins, and whether two people are asked for. */
  informationSheet: z
    .object({
      providerLei: z.string().refine(isLei).or(z.literal('')).default(''),
      needsTwo: z.boolean().default(false),
    })
    .prefault({}),
  screening: z
    .object({
      /** From which sum of investments on it has to be known where a person's funds come from. */
      fundsFrom: moneyString.default('15000.00'),
      /** Contracts and tokens wait for it, by the orders of twelve months (decision record 0122). */
      fundsHold: z.boolean().default(false),
      /** Where the EU's list of sanctions is read from every day; empty: it comes by file alone. */
      sanctionsAddress: httpsAddress.default(''),
    })
    .prefault({}),
  /** Above this gross amount a distribution needs a second manager's yes. */
  distributions: z.object({ secondApprovalAbove: moneyString.default('5000.00') }).prefault({}),
  /** Roles whose people must have a second factor: without one they are led to set it up before anything else (decision record 0085). */
  secondFactor: z.object({ requiredOf: z.array(z.enum(ROLES)).default([]) }).prefault({}),
  refundContactAtPercent: whole('refundContactAtPercent').default(REFUND_CONTACT_AT_PERCENT),
});
export type TenantSettings = z.output<typeof tenantSettings>;
