import type { MailOverrides, MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  verify_email: {
    subject: '{code} is your {tenant} verification code',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'Type this code in {tenant} to finish your registration. It works for {minutes} minutes and once only.',
    ],
    code: '{code}',
    note: 'If you have not registered, ignore this message. Nobody at {tenant} will ask you for this code.',
  },
  account_exists: {
    subject: 'You already have an account with {tenant}',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody has tried to register with {tenant} under this address. As you already have an account, we have changed nothing.',
      'If it was you, sign in with this link. It works for {minutes} minutes and once only.',
    ],
    action: 'Sign in',
    note: 'If it was not you, ignore this message.',
  },
  reset_password: {
    subject: 'Choose a new password for {tenant}',
    heading: 'Choose a new password',
    paragraphs: ['You have asked to change your password. The link works for {minutes} minutes and once only.'],
    action: 'Choose a password',
    note: 'If you have not asked, ignore this message: your password stays as it is.',
  },
  no_account: {
    subject: 'There is no account under this address with {tenant}',
    heading: 'We found no account',
    paragraphs: [
      'Somebody has asked {tenant} for a new password under this address, but there is no account for it.',
      'Perhaps you registered with another address.',
    ],
    note: 'If it was not you, ignore this message.',
  },
  choose_password: {
    subject: 'Choose your password for {tenant}',
    heading: 'Choose your password',
    paragraphs: [
      'Your e-mail address is confirmed. As it was registered more than once before that, we ask you to choose your password with this link.',
      'It works for {minutes} minutes and once only. After that you can ask for another on the sign-in page.',
    ],
    action: 'Choose a password',
  },
  password_changed: {
    subject: 'Your {tenant} password has changed',
    heading: 'Your password has changed',
    paragraphs: ['We have ended all your sessions. Sign in again with the new password.'],
    action: 'Sign in',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
};

export const enExeu: MailOverrides = {
  account_exists: {
    paragraphs: [
      'Somebody has tried to register with {tenant} under this address. As you already have a member’s account, we have changed nothing.',
      'If it was you, sign in with this link. It works for {minutes} minutes and once only.',
    ],
  },
};
