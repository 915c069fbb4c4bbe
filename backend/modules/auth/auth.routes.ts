import type { Served } from '#backend/http/serve.ts';
import { closeSessionsRoute, getAccountRoute, saveAccountRoute } from './account.ts';
import { changePasswordRoute } from './change-password.ts';
import { forgotPasswordRoute } from './forgot-password.ts';
import { googleFinishRoute, googleStartRoute } from './google.ts';
import { loginRoute } from './login.ts';
import { loginSecretRoute } from './login-secret.ts';
import { logoutRoute } from './logout.ts';
import { meRoute, setLanguageRoute } from './me.ts';
import { deleteOwnPictureRoute, saveOwnPictureRoute } from './own-picture.ts';
import { registerRoute } from './register.ts';
import { resendCodeRoute } from './resend-code.ts';
import { resetPasswordRoute } from './reset-password.ts';
import { finishByPasskeyRoute, signInFactorRoute } from './sign-in-factor.ts';
import { askPasskeyRoute, signInPasskeyRoute } from './sign-in-passkey.ts';
import { verifyEmailRoute } from './verify-email.ts';

/** Everything of contract/auth.ts and contract/account.ts, and what signs in by a second factor or a passkey. */
export const authRoutes: readonly Served[] = [
  loginRoute,
  loginSecretRoute,
  signInFactorRoute,
  finishByPasskeyRoute,
  askPasskeyRoute,
  signInPasskeyRoute,
  logoutRoute,
  registerRoute,
  verifyEmailRoute,
  resendCodeRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  googleStartRoute,
  googleFinishRoute,
  meRoute,
  setLanguageRoute,
  getAccountRoute,
  saveAccountRoute,
  saveOwnPictureRoute,
  deleteOwnPictureRoute,
  changePasswordRoute,
  closeSessionsRoute,
];
