import type { ReadControl } from './page-reader.ts';

export const SEND_CODE = /^(enviarme el código|send me the code)/i;
/** Ways on, by their words in either language, the furthest first: what leads back, aside or out is not among them. */
export const ONWARD = [
  /^(firmar( el contrato)?|sign( the contract)?)$/i,
  SEND_CODE,
  /^(crear cuenta|create account)/i,
  /^(subir|upload)/i,
  /^(enviar a comprobar|send (it )?(for|to be) check)/i,
  /^(confirmar|confirm)/i,
  /^(guardar y continuar|save and continue)/i,
  /^(enviar|send)/i,
  /^(aceptar el pago|accept the payment|pagar|pay)$/i,
  /^(continuar|continue|ir al|ir a pagar|ir a la página|go to|go and pay|entrar|sign in|open my account)/i,
  /^(invertir|invest|ya tengo cuenta|i have an account)/i,
  /^(ver si hay novedades|see whether|see if|check for news|comprobar de nuevo|check again)/i,
];

export const isCode = ({ kind, label }: ReadControl) =>
  kind === 'text' && /^(código de 5 cifras|5-digit code)/i.test(label);
