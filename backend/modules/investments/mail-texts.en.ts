import { INTEREST_EN } from './interest-texts.en.ts';
import type { MailOverrides, MailTexts } from './mail-texts.ts';

const BALANCE_BACK = '{balance_back} of your balance is available again.';
const FEE_BACK = 'The refund includes the fee of {refund_fee}.';
const ORDER = 'Order {reference}: {counted} of “{title}” for {amount}.';
/** While a payment is open no reference but the transfer's stands in a mail, and no second sum that could be paid by mistake. */
const OPEN = 'Your order: {counted} of “{title}”. Amount: {made_of}.';
const REVOCABLE =
  'As an investor without experienced investor status you may withdraw from it until {reflection_end}, without giving a reason and at no cost.';
const TRANSFER = 'Send {to_pay} to the account {iban} with the reference {wire_reference}, exactly as written.';

export const EN: MailTexts = {
  ...INTEREST_EN,
  order_confirmed: {
    subject: 'Your order on “{title}” is confirmed',
    lines: [
      OPEN,
      'The tokens are set aside for you. Only the payment is missing: {due}.',
      'You have until {expires} to pay; after that the order is cancelled automatically, at no cost.',
      REVOCABLE,
    ],
    action: 'Go to the payment',
  },
  order_expiring: {
    subject: 'Your order on “{title}” is about to expire',
    lines: [
      OPEN,
      'We have not seen the payment: {due}. The order expires on {expires} and its tokens become free.',
      TRANSFER,
    ],
    action: 'Finish the payment',
  },
  order_expired: {
    subject: 'Your order on “{title}” has expired',
    lines: [
      ORDER,
      'The payment did not reach us in time and the order was cancelled at no cost.',
      BALANCE_BACK,
      'If you have already sent the transfer, we return all of it when it arrives.',
    ],
    action: 'See my investments',
  },
  transfer_awaited: {
    subject: 'Details of the transfer for “{title}”',
    lines: [OPEN, TRANSFER, 'Then upload the proof. Your tokens are set aside until {expires}.', REVOCABLE],
    action: 'Upload the proof',
  },
  proof_received: {
    subject: 'We have your proof of payment for “{title}”',
    lines: [OPEN, 'We check it with the bank, usually within one or two working days, and write to you.'],
    action: 'See my investment',
  },
  proof_rejected: {
    subject: 'We could not accept your proof of payment for “{title}”',
    lines: [
      OPEN,
      'We could not accept it for this reason: {reason}',
      'Upload another and we will continue. Your order stands until {expires}.',
    ],
    action: 'Upload another proof',
  },
  payment_failed: {
    subject: 'Your payment for “{title}” did not go through',
    lines: [
      OPEN,
      'The payment was refused or its time ran out. Nothing was charged to you.',
      '{released} of your balance is available again.',
      'Your order stands until {expires}. You can try again or pay another way.',
      'If money from this attempt still reaches us, we will credit it to your order or return all of it.',
    ],
    action: 'Choose how to pay',
  },
  payment_unverified: {
    subject: 'We could not verify your payment for “{title}”',
    lines: [
      OPEN,
      'The time to pay is over and the payment service has told us neither that you paid nor that the payment was refused.',
      'If your bank or your wallet shows the charge, do not pay again: we will credit it to your order or return all of it.',
      '{released} of your balance is available again.',
      'If nothing was charged, choose another way to pay. Your order stands until {expires}.',
    ],
    action: 'See what to do',
  },
  payment_returned: {
    subject: 'The bank has returned your payment for “{title}”',
    lines: [
      ORDER,
      'The bank has returned your transfer of {to_pay}: that money is no longer in our account and goes back to yours.',
      'Your order stands, and your tokens stay reserved, until {expires}.',
      'To keep it, transfer {to_pay} to the account {iban} with the reference {wire_reference}, exactly as written.',
    ],
    action: 'See how to pay',
  },
  payment_received: {
    subject: 'We have your payment for “{title}”',
    lines: [
      ORDER,
      'We hold the {total}. No money reaches the issuer and no token is issued before your reflection period ends, on {reflection_end}.',
    ],
    action: 'See my investment',
  },
  contract_to_sign: {
    subject: 'We have your payment for “{title}”: you can sign now',
    lines: [
      ORDER,
      'We hold the {total}, and your contract is ready. Take your time to read it: you sign by typing your name and a code that we send to this address.',
      'No money reaches the issuer and no token is issued before your reflection period ends, on {reflection_end}.',
    ],
    action: 'Read and sign',
  },
  signature_code: {
    subject: 'Your signing code for order {reference}',
    lines: [
      'You are about to sign the contract of order {reference}. The code works for 5 minutes and once only. Give it to nobody: we never ask for it by phone or message.',
      'Type this code to sign: {code}',
      'If you are not signing a contract, do not enter the code anywhere and change your password.',
    ],
    action: null,
  },
  contract_signed: {
    subject: 'Signed copy of your contract for “{title}”',
    lines: [ORDER, 'The signed contract is attached with its evidence. It is kept in your account too.'],
    action: 'See my investment',
  },
  minted: {
    subject: 'Your tokens of “{title}” are here',
    lines: [ORDER, 'Issued in your name, and now in your portfolio: {counted}.'],
    action: 'See my portfolio',
  },
  revoked: {
    subject: 'You have withdrawn from your order on “{title}”',
    lines: [
      ORDER,
      'The order is void, at no cost.',
      'We return {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
      'If there was a contract, it is void too.',
    ],
    action: 'See my investments',
  },
  canceled: {
    subject: 'Your order on “{title}” was cancelled',
    lines: [
      ORDER,
      'Reason: {reason}',
      'The cancellation costs you nothing.',
      'We return {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'See my investments',
  },
  soft_cap_missed: {
    subject: '“{title}” did not reach its minimum target: we return your money',
    lines: [
      ORDER,
      'The campaign ended below its minimum target, so the project does not receive the money and your order is cancelled, at no cost to you.',
      'We return {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'See my investments',
  },
  allotted: {
    subject: 'Your order for “{title}” gets all its tokens',
    lines: [
      ORDER,
      'The campaign has ended and the allotment gives you everything you asked for.',
      'The payment is still to come: {due}. You have until {expires}; after that the order is cancelled automatically, at no cost.',
    ],
    action: 'See my order',
  },
  allotted_in_part: {
    subject: 'Your order for “{title}” gets {counted}',
    lines: [
      'More tokens were asked for than were for sale, and they were shared in proportion. Of the {requested} that you asked for you get {tokens}.',
      ORDER,
      'We return {refund} {refund_way}.',
      '{released} of your balance is available again.',
      'The payment is still to come: {due}. You have until {expires}; after that the order is cancelled automatically, at no cost.',
    ],
    action: 'See my order',
  },
  not_allotted: {
    subject: 'Your order for “{title}” gets no tokens',
    lines: [
      'More tokens were asked for than were for sale, and the allotment left none for your order {reference}. It is cancelled, at no cost to you.',
      'We return {refund} {refund_way}.',
      FEE_BACK,
      BALANCE_BACK,
    ],
    action: 'See my investments',
  },
  refunded: {
    subject: 'We have returned {refund} of “{title}” to you',
    lines: [
      ORDER,
      'It goes back to the card that you paid with, with the reference {card_reference}. Your bank may take a few working days to show it.',
      'It goes back by Bizum, to the account of the phone that you paid with, with the reference {bizum_reference}. Your bank may take a few working days to show it.',
      'It left by bank transfer with the reference {bank_reference}. It may take a few working days to arrive.',
      'The account that we have for it is {refund_iban}.',
      'We sent {refund_eth} ETH to your address for refunds ({refund_address}). Of what you paid, {network_fee} ETH is set aside for the network.',
      'Reference of the transaction: {refund_transactions}',
      FEE_BACK,
    ],
    action: 'See my investment',
  },
};

const EXEU_OPEN = 'Your order, in admission to trading: {counted} of “{title}”. Amount: {made_of}.';
const EXEU_REVOCABLE =
  'As a member without experienced member status you may withdraw from it until {reflection_end}, without giving a reason and at no cost.';

export const EN_EXEU: MailOverrides = {
  order_confirmed: { lines: [EXEU_OPEN, ...EN.order_confirmed.lines.slice(1, -1), EXEU_REVOCABLE] },
  transfer_awaited: { lines: [EXEU_OPEN, ...EN.transfer_awaited.lines.slice(1, -1), EXEU_REVOCABLE] },
  soft_cap_missed: {
    lines: [
      ORDER,
      'The admission to trading ended below its minimum target, so the project does not receive the money and your order is cancelled, at no cost to you.',
      ...EN.soft_cap_missed.lines.slice(2),
    ],
  },
  allotted: {
    lines: [
      ORDER,
      'The admission to trading has ended and the allotment gives you everything you asked for.',
      ...EN.allotted.lines.slice(2),
    ],
  },
};
