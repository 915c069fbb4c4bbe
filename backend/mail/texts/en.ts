import type { MailOverrides, MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  verify_email: {
    subject: 'Your {tenant} verification code',
    heading: 'Confirm your e\u2011mail address',
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
      'Somebody has tried to register with {tenant} using this address. As you already have an account, we have changed nothing.',
      'If it was you, sign in with this link. It works for {minutes} minutes and once only.',
    ],
    action: 'Sign in',
    note: 'If it was not you, ignore this message.',
  },
  sign_in_link: {
    subject: 'Your link to sign in to {tenant}',
    heading: 'Sign in with this link',
    paragraphs: [
      'Somebody has entered your correct password on a device that we do not know, while there were many failed attempts on your account. That is why we did not let them in with the password alone.',
      'If it was you, sign in with this link. It works for {minutes} minutes and once only.',
    ],
    action: 'Sign in',
    note: 'If it was not you, somebody knows your password: change it as soon as you can.',
  },
  many_tries: {
    subject: 'Many attempts to sign in to your {tenant} account',
    heading: 'Somebody is trying to get into your account',
    paragraphs: [
      'Today there have been many failed attempts to sign in to your account from devices that we do not know. Nobody got in.',
      'You can go on signing in as usual on the devices that you have used before. On a new one, we will e-mail you a link after you type your password.',
    ],
    action: 'Choose another password',
    note: 'If your password is long and you use it nowhere else, you do not need to do anything.',
  },
  reset_password: {
    subject: 'Choose a new password for {tenant}',
    heading: 'Choose a new password',
    paragraphs: ['You have asked to change your password. The link works for {minutes} minutes and once only.'],
    action: 'Choose a password',
    note: 'If you have not asked, ignore this message: your password stays as it is.',
  },
  no_account: {
    subject: 'There is no account with this address at {tenant}',
    heading: 'We found no account',
    paragraphs: [
      'Somebody has asked {tenant} for a new password for this address, but there is no account with it.',
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
  own_password_changed: {
    subject: 'Your password at {tenant} has changed',
    heading: 'Your password has changed',
    paragraphs: ['You changed it in your account. We have closed your other sessions: sign in there with the new one.'],
    action: 'Ask for another password',
    note: 'If this was not you, ask for another password at once and write to us.',
  },
  factor_set: {
    subject: 'You have turned on the second factor at {tenant}',
    heading: 'The second factor is on',
    paragraphs: [
      'From now on we also ask for a code from your app each time you sign in. We have closed your other sessions.',
      'Keep your recovery codes where you will not lose them: they let you in if you are left without the app.',
    ],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  factor_removed: {
    subject: 'You have turned off the second factor at {tenant}',
    heading: 'The second factor is off',
    paragraphs: ['From now on you sign in with the password alone. We have closed your other sessions.'],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  factor_reset: {
    subject: 'We have removed the second factor from your {tenant} account',
    heading: 'The second factor has been removed',
    paragraphs: [
      'You told us that you had lost it. We have closed your sessions: you sign in with the password alone again.',
      'Turn it on again in your account as soon as you are in.',
    ],
    action: 'Ask for another password',
    note: 'If you did not ask us for this, ask for another password at once and write to us.',
  },
  factor_tried: {
    subject: 'Somebody has your password for {tenant}',
    heading: 'Somebody failed the second factor of your account',
    paragraphs: [
      'They entered your password correctly and the code wrongly, several times. They did not get in.',
      'If it was not you, change the password: whoever is trying knows it.',
    ],
    action: 'Ask for another password',
    note: 'If it was you and you no longer have the app, use a recovery code or write to us.',
  },
  recovery_codes_renewed: {
    subject: 'You have new recovery codes at {tenant}',
    heading: 'You have new recovery codes',
    paragraphs: ['The earlier ones no longer work.'],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  authenticator_removed: {
    subject: 'You have removed the code app at {tenant}',
    heading: 'The code app has been removed',
    paragraphs: ['Your passkeys still protect the account. We have closed your other sessions.'],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  passkey_added: {
    subject: 'You have added a passkey at {tenant}',
    heading: 'You have a new passkey',
    paragraphs: [
      'It is called “{name}”. You can sign in with it, without the password. We have closed your other sessions.',
      'Keep your recovery codes where you will not lose them: they let you in if you are left without the passkey.',
    ],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  passkey_removed: {
    subject: 'You have removed a passkey at {tenant}',
    heading: 'A passkey has been removed',
    paragraphs: ['“{name}” no longer opens your account. We have closed your other sessions.'],
    action: 'Ask for another password',
    note: 'If it was not you, ask for another password at once and write to us.',
  },
  passkey_doubted: {
    subject: 'We have not accepted one of your passkeys at {tenant}',
    heading: 'Somebody may have copied one of your passkeys',
    paragraphs: [
      '“{name}” counts how often it is used, and this time it gave a number that had already passed. That is why we did not accept it.',
      'Sign in another way and remove the passkey in your account.',
    ],
    action: 'Sign in',
    note: 'If you did not try to sign in, write to us.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used to sign in to your {tenant} account',
    heading: 'A recovery code was used',
    paragraphs: [
      'Each code works once. You have {left} left.',
      'If you have lost the app, set it up again in your account.',
    ],
    action: 'Sign in',
    note: 'If it was not you, ask for another password at once and write to us.',
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
      'Somebody has tried to register with {tenant} using this address. As you already have a member’s account, we have changed nothing.',
      'If it was you, sign in with this link. It works for {minutes} minutes and once only.',
    ],
  },
};
