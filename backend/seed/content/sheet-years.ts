import type { YearFigures } from '#domain/information-sheet/sheet-answers.ts';
import type { Bilingual } from './project-content.ts';

/** Figures of a company's last years, in whole units of the tenant's currency, for sales of `SALES` in the last one. */
const SALES = 412_000;
const YEARS = [
  { year: '2025', turnover: SALES, net_profit: 38_500, total_assets: 690_000, own_funds: 255_000, net_debt: 120_000 },
  { year: '2024', turnover: 355_000, net_profit: 12_750, total_assets: 610_000, own_funds: 216_500, net_debt: 141_000 },
  { year: '2023', turnover: 281_000, net_profit: -9_300, total_assets: 548_000, own_funds: 203_750, net_debt: 152_500 },
];

/** The years of a demo project's issuer; where the project says what it sold last year ("$163,000"), as large as that. */
export function demoYears(sales: Bilingual | undefined): YearFigures[] {
  const sold = sales ? Number(sales.en.replaceAll(/\D/g, '')) : SALES;
  const sized = (figure: number) => String(Math.round((figure * sold) / SALES));
  return YEARS.map((one) => ({
    year: one.year,
    turnover: sized(one.turnover),
    net_profit: sized(one.net_profit),
    total_assets: sized(one.total_assets),
    own_funds: sized(one.own_funds),
    net_debt: sized(one.net_debt),
  }));
}
