import { describe, expect, test } from 'vitest';
import { INVESTMENT_STATUSES } from './status.ts';
import { isPaid, mayMove, UNBOUND_STATUSES } from './transitions.ts';
import { awaitsTransfer, isCart, isLoose, isToSign, mintableStatuses, waitsForProofReview } from './waiting.ts';

describe('the statuses by what an order waits for', () => {
  test('a proof waits for a review where a manager may send it back for another', () => {
    for (const status of INVESTMENT_STATUSES.filter((one) => !isPaid(one)))
      expect(waitsForProofReview(status)).toBe(mayMove(status, 'IN_UPLOAD_PROOF_OF_PAYMENT', 'manager'));
  });

  test('a transfer is awaited where a statement of the bank alone may charge the order', () => {
    for (const status of INVESTMENT_STATUSES.filter(awaitsTransfer))
      expect([isPaid(status), mayMove(status, 'CHARGED', 'system')]).toEqual([false, true]);
  });

  test('a contract is to be signed where the order is paid and its investor may sign it now or after reading it', () => {
    for (const status of INVESTMENT_STATUSES)
      expect(isToSign(status)).toBe(
        isPaid(status) && (mayMove(status, 'SIGNED_PENDING', 'investor') || mayMove(status, 'SIGNED', 'investor')),
      );
  });

  test.each([true, false])(
    'the tokens can be made from every status that may become MINTED, signing asked: %s',
    (signs) => {
      const mintable = INVESTMENT_STATUSES.filter((status) => mayMove(status, 'MINTED', 'manager'));
      expect(mintableStatuses(false).toSorted()).toEqual(mintable.toSorted());
      expect(mintableStatuses(signs).every((status) => mintable.includes(status))).toBe(true);
      expect(mintableStatuses(signs).includes('CHARGED')).toBe(!signs);
    },
  );

  test('a cart is the one status that an investor confirms', () => {
    for (const status of INVESTMENT_STATUSES) expect(isCart(status)).toBe(mayMove(status, 'ACCEPTED', 'investor'));
  });

  test('a cart and an interest are loose: they bind nobody, and alone of those their investor can still end them', () => {
    const loose = INVESTMENT_STATUSES.filter(isLoose);
    expect(loose).toEqual(
      INVESTMENT_STATUSES.filter((one) => UNBOUND_STATUSES.some((free) => free === one) && one !== 'CANCELED'),
    );
    for (const status of loose)
      expect([mayMove(status, 'CANCELED', 'investor'), mayMove(status, 'CANCELED', 'manager')]).toEqual([true, true]);
  });
});
