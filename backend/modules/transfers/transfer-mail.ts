import type { CallUser } from '#backend/http/call.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';
import { formatTokens } from '#domain/money/format.ts';
import { type Language, type Localized, localized } from '#domain/tenant/language.ts';
import { shortWallet } from '#domain/transfer/short-wallet.ts';
import type { DraftRow } from './drafts.repository.ts';
import { type TransferTurn, transferWords } from './transfer-words.ts';
import type { TransferRow } from './transfers.repository.ts';

interface Project {
  title: Localized;
  symbol: string;
}
interface Told {
  tokens: number;
  issuance: Project;
  other: { userId: string; wallet: string | null };
  reference?: string;
}

/** Mails the code that confirms a prepared transfer; it names how many of what, and to whom. */
export async function mailTransferCode(
  work: Work,
  to: Pick<CallUser, 'id' | 'email' | 'lang'>,
  { draft, issuance }: { draft: DraftRow; issuance: Project },
  code: string,
): Promise<void> {
  const told = { tokens: draft.tokens, issuance, other: { userId: draft.toUserId, wallet: draft.toWallet } };
  const words = { ...(await wordsOf(work, to.lang, 'code', told)), code };
  await work.mail({ kind: 'transfer.code', to: { email: to.email, lang: to.lang, userId: to.id }, words });
}

/** Tells both sides of a transfer that was made, each in their language. */
export async function tellOfTransfer(work: Work, transfer: TransferRow, issuance: Project): Promise<void> {
  const { tokens, reference, fromUserId, toUserId, fromWallet, toWallet } = transfer;
  const from = { userId: fromUserId, wallet: fromWallet };
  const to = { userId: toUserId, wallet: toWallet };
  for (const [turn, userId, other] of [
    ['sent', fromUserId, to],
    ['received', toUserId, from],
  ] as const) {
    const user = await findUser(work.tx, work.tenant.id, userId);
    if (!user) continue;
    await work.mail({
      kind: `transfer.${turn}`,
      to: { email: user.email, lang: user.lang, userId },
      words: await wordsOf(work, user.lang, turn, { tokens, issuance, other, reference }),
      path: pathTo.user.transfers,
    });
  }
}

async function wordsOf(work: Work, lang: Language, turn: TransferTurn, { tokens, issuance, other, reference }: Told) {
  const initials = initialsOf((await displayName(work.tx, work.tenant.id, other.userId)) ?? '');
  return transferWords(lang, turn, {
    what: whatOf(lang, tokens, issuance),
    other: [initials, other.wallet && shortWallet(other.wallet)].filter(Boolean).join(' · '),
    tenant: tenantNameOf(work.tenant),
    reference: reference ?? '',
    minutes: EMAIL_CODE_VALIDITY_MINUTES,
  });
}

function whatOf(lang: Language, tokens: number, { title, symbol }: Project): string {
  const count = formatTokens(tokens, lang);
  const name = localized(title, lang);
  const word = tokens === 1 ? 'token' : 'tokens';
  return lang === 'es' ? `${count} ${word} ${symbol} de ${name}` : `${count} ${symbol} ${word} of ${name}`;
}
