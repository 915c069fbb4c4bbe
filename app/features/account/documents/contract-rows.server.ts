import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listOwnContracts } from '#contract/signing.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { localized } from '#domain/tenant/language.ts';

type Contract = AnswerOf<typeof listOwnContracts>['data'][number];

/** A contract that the person has signed, in words: of which order, when, over what, and whether it stands. */
export function contractRow({ t, format, lang }: Pick<SignedInVisit, 't' | 'format' | 'lang'>, each: Contract) {
  const { order, voided_at: voided } = each;
  const name = `${localized(order.title, lang)} · ${order.reference}`;
  const label = t('account:documents.contracts.download');
  return {
    name,
    text: [
      t('account:documents.contracts.signed', { date: format.date(each.signed_at) }),
      t('account:documents.contracts.tokens', { count: order.tokens, total: format.tokens(order.tokens) }),
      format.money(order.amount),
    ].join(' · '),
    chip: voided
      ? { tone: 'neutral' as const, label: t('account:documents.contracts.void', { date: format.date(voided) }) }
      : { tone: 'positive' as const, label: t('account:documents.contracts.stands') },
    way: { href: fileAddress(each.file_id), label },
  };
}
