import type { Language } from '#domain/tenant/language.ts';

/**
 * Tokens with their number and their symbol, as a sentence names them: "1 token ERA", "20 ERA tokens".
 * @param tokens a whole number, written already as its reader writes numbers
 */
export function countedTokens(tokens: string, symbol: string, lang: Language): string {
  const noun = tokens === '1' ? 'token' : 'tokens';
  return lang === 'es' ? `${tokens} ${noun} ${symbol}` : `${tokens} ${symbol} ${noun}`;
}
