import type { TFunction } from 'i18next';
import type { Format } from '#app/i18n/format.ts';
import type { Customization } from '#contract/customization.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Tenant } from '#tenants/registry.ts';
import type { Session } from './session.ts';

/** What the API client needs to know of who is asking. */
export interface ApiCaller {
  request: Request;
  tenant: Tenant;
  lang: Language;
  /** Live, or null; never null behind `user`, `manager`, `entrepreneur` and `invest`. */
  session: Session | null;
  requestId: string;
  /** The visitor's network address, for the API's budgets; null where the door gave none. */
  address: string | null;
}

/** One request as features see it: made by `requireRole`. */
export interface Visit extends ApiCaller {
  /** The address asked for; `lang` and `secret` are already taken out. */
  url: URL;
  /** The tenant's look, texts and switches; cached 5 minutes, never missing. */
  customization: Customization;
  wording: 'standard' | 'exeu';
  /** Fixed to language and wording: `visit.t('investments:title')`. */
  t: TFunction;
  format: Format;
  /** The moment of this request. */
  now: Date;
  /** A new key for a form that moves money or tokens: a hidden field `idempotency_key`. */
  idempotencyKey(): string;
}

/** A visit with somebody signed in. */
export interface SignedInVisit extends Visit {
  session: Session;
}
