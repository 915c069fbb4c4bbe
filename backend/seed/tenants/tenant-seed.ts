import type { CardSettings, ChainSettings, IdentitySettings, RedsysSettings } from '#backend/tenant/tenant-settings.ts';
import type { CustomizationInput } from '#contract/customization.ts';

/** Rules and accounts of a tenant that its back end keeps and its customization does not tell. */
interface TenantSettings {
  legalName: string;
  taxNumber: string;
  /** The account that holds investors' money apart from the tenant's own. Banks here are fictional; IBANs pass the checksum. */
  safeguarding: { holder: string; iban: string; bic: string; bank: string };
  /** Withheld from earnings where `tax` names another law than Spain's, per cent, two decimals: "19.00". */
  withholdingPercent: string;
  tax?: { law: 'OWN' };
  /** Right answers out of seven that pass the knowledge test. */
  knowledgePassMark: number;
  /** Floor of the warning gate at each investment, decimal string (ECSPR, article 21(7)). */
  warningGateMin: string;
  /** Days after which an unpaid order expires, and days before that on which the investor is reminded. */
  orderExpiryDays: number;
  orderReminderDaysBefore: number;
  /** Whether interest may also be declared while the campaign runs. */
  interestDuringCampaign: boolean;
  /** Progress at which refund and disbursement contact is shown, per cent. */
  refundContactAtPercent: number;
  /** Where card terminal or Bizum is offered: the terminal of one's own machine. */
  redsys?: RedsysSettings;
  /** Where cards are offered: the provider of one's own machine. */
  card?: CardSettings;
  /** Where ether is taken: the chain of one's own machine. */
  chain?: ChainSettings;
  /** Where a provider checks identities: the desk of one's own machine. */
  identity?: IdentitySettings;
}

/** Everything that the seed writes for one tenant before any person or project. */
export interface TenantSeed {
  name: string;
  customization: CustomizationInput;
  settings: TenantSettings;
}
