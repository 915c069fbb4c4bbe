import * as auth from '#contract/auth.ts';
import { endpointCall } from './call.server.ts';

export const login = endpointCall(auth.login);
export const loginSecret = endpointCall(auth.loginSecret);
export const logout = endpointCall(auth.logout);
export const register = endpointCall(auth.register);
export const verifyEmail = endpointCall(auth.verifyEmail);
export const resendCode = endpointCall(auth.resendCode);
export const forgotPassword = endpointCall(auth.forgotPassword);
export const resetPassword = endpointCall(auth.resetPassword);
export const googleStart = endpointCall(auth.googleStart);
export const googleFinish = endpointCall(auth.googleFinish);
export const me = endpointCall(auth.me);
export const setLanguage = endpointCall(auth.setLanguage);
