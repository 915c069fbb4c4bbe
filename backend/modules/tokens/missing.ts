import type { TokenRow } from './tokens.repository.ts';

/** What a token lacks before it can be sold, or made on a chain. */
export function missingOf({ name, symbol, tokensForSale }: Pick<TokenRow, 'name' | 'symbol' | 'tokensForSale'>) {
  const lacks = [
    name.trim() === '' && 'token_name',
    symbol.trim() === '' && 'token_symbol',
    tokensForSale < 1 && 'tokens_for_sale',
  ] as const;
  return lacks.filter((field) => field !== false);
}
