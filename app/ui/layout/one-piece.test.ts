import { expect, it } from 'vitest';
import { isOnePiece } from './one-piece.ts';

it.each([
  'REP-4K7F2M/12',
  'ORD-2026-0012',
  '•••• 7683',
  '1 mar 2026',
  '28 de noviembre de 2026',
  '28 November 2026',
  'ES21 0000 0000 0000 0000 3390',
  'ES21 •••• 3390',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
])('%s is read as one piece', (text) => expect(isOnePiece(text)).toBe(true));

it.each(['Calle Mayor 12', 'Pagada el 1 de marzo de 2026', `0x${'4f'.repeat(32)}`, 'Huerta-solar', '', null])(
  '%s may break',
  (text) => expect(isOnePiece(text)).toBe(false),
);
