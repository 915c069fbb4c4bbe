import { expect, it } from 'vitest';
import { wholeDays } from './whole-days.ts';

const seen = (text: string) => wholeDays(text).replaceAll('\u00a0', '_');

it.each([
  ['Extracto del 1 de enero de 2026 al 31 de marzo de 2026', 'Extracto del 1_de_enero_de_2026 al 31_de_marzo_de_2026'],
  ['What you had at the end of 30 September 2026', 'What you had at the end of 30_September_2026'],
  ['miércoles, 25 de noviembre de 2026', 'miércoles, 25_de_noviembre de_2026'],
  ['Wednesday 25 November 2026', 'Wednesday 25_November_2026'],
  ['12 tokens en 2026', '12 tokens en 2026'],
])('the days of "%s" do not tear over lines', (text, whole) => expect(seen(text)).toBe(whole));
