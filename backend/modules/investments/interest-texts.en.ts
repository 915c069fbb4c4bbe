import type { InterestMail, MailTexts } from './mail-texts.ts';

/** The mails of an interest: nothing is ordered or paid for one, and nothing goes back when it ends. */
export const INTEREST_EN: Pick<MailTexts, InterestMail> = {
  interest_declared: {
    subject: 'Your interest in “{title}” is noted',
    lines: [
      'You have declared interest for {amount} in “{title}” ({reference}).',
      'It commits you to nothing and you can withdraw it at any time. We will write to you when orders are taken.',
    ],
    action: 'See my interest',
  },
  interest_withdrawn: {
    subject: 'You have withdrawn your interest in “{title}”',
    lines: [
      'You no longer have an interest declared in “{title}” ({reference}, {amount}). You had ordered and paid nothing, so nothing is to be returned.',
      'This declaration cannot be brought back. While the project takes declarations of interest you can make a new one.',
    ],
    action: 'See my investments',
  },
  interest_canceled: {
    subject: 'Your interest in “{title}” was cancelled',
    lines: [
      'You no longer have an interest declared in “{title}” ({reference}, {amount}). You had ordered and paid nothing, so nothing is to be returned.',
      'Reason: {reason}',
    ],
    action: 'See my investments',
  },
  interest_missed: {
    subject: '“{title}” did not reach its minimum target: your interest is cancelled',
    lines: [
      'The project closed below its minimum target, so you no longer have an interest declared in it ({reference}, {amount}).',
      'You had ordered and paid nothing, so nothing is to be returned.',
    ],
    action: 'See my investments',
  },
};
