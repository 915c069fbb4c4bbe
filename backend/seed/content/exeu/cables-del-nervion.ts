import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const cablesDelNervion: ProjectContent = {
  slug: 'cables-del-nervion',
  clientUuid: 'EXEU-2025-0019',
  status: 'CLOSED',
  title: both('Cables del Nervión', 'Nervión Cables'),
  slogan: both('Cordaje de acero para puentes y grúas', 'Steel rope for bridges and cranes'),
  sector: 'industry',
  productType: 'DEBT',
  location: 'Barakaldo, Bizkaia',
  issuer: { name: 'Cables del Nervión, S.A.', taxNumber: 'A88332192', city: 'Barakaldo' },
  shortDescription: both(
    'Pagaré de 300.000 € al 6,25 % para una trenzadora ya instalada. Primer cupón, pagado.',
    'A 300,000 € note at 6.25% for a stranding machine, now installed. First coupon paid.',
  ),
  sections: {
    description: section(
      'La trenzadora de 24 bobinas cuesta 412.000 €: 112.000 € de la empresa y 300.000 € de esta emisión. Funciona desde mayo a dos turnos.',
      'The 24-bobbin stranding machine cost 412,000 €: 112,000 € from the company and 300,000 € from this issue. It has run since May on two shifts.',
    ),
    product: section(
      'Cable de 8 a 52 milímetros, certificado para elevación y para puentes.',
      'Rope of 8 to 52 millimetres, certified for lifting and for bridges.',
    ),
    market: section(
      'Ventas de 4.120.000 € en 2025 a puertos, astilleros y montadores de puentes.',
      'Sales of 4,120,000 € in 2025 to ports, shipyards and bridge builders.',
    ),
    competitors: section(
      'Dos fabricantes en la península y una docena en Europa; el plazo aquí es de tres semanas, la mitad.',
      'Two makers in the peninsula and a dozen in Europe; delivery here takes three weeks, half as long.',
    ),
    businessModel: section(
      'La máquina añade 640.000 € de ventas al año, con un margen del 19 %, 121.600 €. Los intereses son 18.750 € al año, en dos cupones, y el capital vence en 2029.',
      'The machine adds 640,000 € of sales a year at a margin of 19%, 121,600 €. Interest is 18,750 € a year, in two coupons, and the principal falls due in 2029.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Ventas | 4.460.000 € | 4.760.000 € | 4.900.000 € |
      | Margen de explotación | 402.000 € | 471.000 € | 489.000 € |
      | Veces los intereses | 21 | 25 | 26 |`,
      `| | 2026 | 2027 | 2028 |
      | Sales | 4,460,000 € | 4,760,000 € | 4,900,000 € |
      | Operating margin | 402,000 € | 471,000 € | 489,000 € |
      | Times the interest | 21 | 25 | 26 |`,
    ),
  },
  headlineReturn: both('6,25 % anual', '6.25% a year'),
  terms: [
    term('interest', '6,25 % fijo', '6.25% fixed'),
    term('term', '36 meses', '36 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
  ],
  finance: { annualInterestPercent: '6.25', termMonths: 36, payEveryMonths: 6, repayment: 'BULLET' },
  token: {
    name: 'Pagaré Nervión 2029',
    symbol: 'NERVION29',
    price: '100',
    forSale: 3000,
    minPerOrder: 5,
    maxPerOrder: 500,
    softCap: 2000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -306, end: -262 },
  createdDay: -361,
  demand: { tokens: 3000, investors: 24, interested: 0 },
  risks: [
    both(
      'El acero es el 61 % del coste y su precio se mueve cada mes.',
      'Steel is 61% of cost, and its price moves every month.',
    ),
    both(
      'El pagaré no tiene garantía y cobra después de la banca.',
      'The note is unsecured and ranks after the banks.',
    ),
  ],
  team: [
    {
      name: 'Josune Larrazabal Egia',
      role: both('Directora general', 'Chief executive'),
      bio: both('Segunda generación; ingeniera de materiales.', 'Second generation; materials engineer.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('financials', 'public', 34, 'Cuentas auditadas de 2025', 'Audited accounts for 2025'),
    document('contract', 'hidden', 11, 'Condiciones del pagaré', 'Terms of the note'),
  ],
  updates: [
    {
      day: -78,
      title: both('Primer cupón pagado', 'First coupon paid'),
      body: section('Se han repartido 9.375 € el día previsto.', '9,375 € was paid out on the planned date.'),
    },
    {
      day: -190,
      title: both('La trenzadora arranca', 'The machine starts up'),
      body: section(
        'Primer cable de 32 milímetros, para una grúa de Pasaia.',
        'First 32-millimetre rope, for a crane in Pasaia.',
      ),
    },
  ],
  questions: [],
  distributions: [
    { day: -78, kind: 'COUPON', gross: '9375.00', concept: both('Primer cupón semestral', 'First half-yearly coupon') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/exeu/cables-del-nervion.svg',
    alt: both(
      'Un puente atirantado sobre la ría con una bobina de cable en primer plano',
      'A cable-stayed bridge over the estuary with a reel of rope in front',
    ),
  },
};
