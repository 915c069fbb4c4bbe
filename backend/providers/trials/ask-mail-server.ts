import nodemailer from 'nodemailer';
import { TRIAL_PATIENCE_MS, type TrialResult } from '#domain/tenant/provider-trial.ts';

const UNHEARD = ['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ECONNREFUSED'];

/** Greets the mail server and signs in where it asks for that. No mail is written. */
export async function askMailServer(smtpUrl: string): Promise<TrialResult> {
  const patience = {
    connectionTimeout: TRIAL_PATIENCE_MS,
    greetingTimeout: TRIAL_PATIENCE_MS,
    socketTimeout: TRIAL_PATIENCE_MS,
  };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience } as object);
  try {
    await transport.verify();
    return 'ANSWERED';
  } catch (error) {
    const code = typeof error === 'object' && error ? String(Reflect.get(error, 'code')) : '';
    if (code === 'EAUTH') return 'REFUSED';
    return UNHEARD.includes(code) ? 'SILENT' : 'OTHER';
  } finally {
    transport.close();
  }
}
