import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney, formatTokens } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { DistributionRow } from './distributions.repository.ts';
import type { IssuanceOf } from './issuance-of.repository.ts';
import type { Untold } from './tell-holders.repository.ts';

interface Facts {
  name: string;
  project: string;
  tokens: string;
  gross: string;
  withheld: string;
  net: string;
  onBalance: boolean;
  /** Money of a debt that was declared in default. */
  isRecovery: boolean;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ name, project, tokens, gross, withheld, net, onBalance, isRecovery }) => ({
    subject: onBalance ? `«${project}» le ha pagado ${net}` : `Tiene ${net} por cobrar de «${project}»`,
    paragraphs: [
      `Por ${tokens === '1' ? 'su token' : `sus ${tokens} tokens`} de «${project}» le corresponde el reparto «${name}»: ${gross} brutos, ${withheld} de retención, ${net} netos.`,
      ...(isRecovery ? ['La deuda está en impago: este pago es parte de lo que se ha recuperado.'] : []),
      onBalance ? 'Ya está en su saldo.' : 'Es suyo: puede pasarlo a su saldo o a su cuenta bancaria cuando quiera.',
    ],
    action: onBalance ? 'Ver mi cartera' : 'Ver mis rentas',
  }),
  en: ({ name, project, tokens, gross, withheld, net, onBalance, isRecovery }) => ({
    subject: onBalance ? `“${project}” has paid you ${net}` : `You have ${net} to claim from “${project}”`,
    paragraphs: [
      `For your ${tokens === '1' ? 'token' : `${tokens} tokens`} of “${project}”, your part of the distribution “${name}” is ${gross} gross, ${withheld} withheld, ${net} net.`,
      ...(isRecovery ? ['The debt is in default: this payment is part of what was recovered.'] : []),
      onBalance
        ? 'It is on your balance.'
        : 'It is yours: you can take it to your balance or your bank account whenever you like.',
    ],
    action: onBalance ? 'See my portfolio' : 'See my earnings',
  }),
};

/** What a holder was paid, or can claim now, in their language. */
export function holderMail(
  { tenant }: Pick<Work, 'tenant'>,
  issuance: IssuanceOf,
  row: DistributionRow,
  { userId, email, lang, ...part }: Untold,
): MailOrder {
  const { symbol, symbol_position: symbolPosition } = tenant.customization.currency;
  const money = (cents: bigint) => formatMoney(cents, { symbol, symbolPosition }, lang);
  const onBalance = part.claimedTo === 'BALANCE';
  return {
    kind: 'earning.paid',
    to: { email, lang, userId },
    words: WORDS[lang]({
      name: row.name,
      project: localized(issuance.title, lang),
      tokens: formatTokens(part.tokens, lang),
      gross: money(part.grossCents),
      withheld: money(part.withheldCents),
      net: money(part.netCents),
      onBalance,
      isRecovery: issuance.defaultedAt !== null,
    }),
    path: onBalance ? pathTo.user.portfolio : pathTo.user.earnings,
    bulk: true,
  };
}
