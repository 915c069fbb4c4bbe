import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const secaderoDeLaVera: ProjectContent = {
  slug: 'secadero-de-la-vera',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Secadero de Pimentón de La Vera', 'La Vera Paprika Dryer'),
  slogan: both('El mismo humo de encina, con la mitad de leña', 'The same oak smoke with half the wood'),
  sector: 'food',
  productType: 'DEBT',
  location: 'Jaraíz de la Vera, Cáceres',
  issuer: { name: 'Secaderos del Tiétar, S.Coop.', taxNumber: 'F88307368', city: 'Jaraíz de la Vera' },
  shortDescription: both(
    'Doce secaderos tradicionales añaden aire precalentado al sol. Financiado, en marcha desde la campaña de 2025.',
    'Twelve traditional drying houses add air warmed by the sun. Financed, and in use since the 2025 season.',
  ),
  sections: {
    description: section(
      `El pimiento se seca con humo de encina durante quince días. La cooperativa instaló en doce secaderos captadores de aire que lo calientan hasta 48 °C antes de entrar: se gasta la mitad de leña y el pimiento se ahúma igual, porque la lumbre no se apaga.

      El préstamo de 150.000 € pagó los captadores (96.000 €), los conductos (33.000 €) y el control de humedad (21.000 €).`,
      `Peppers are dried over oak smoke for fifteen days. In twelve drying houses the cooperative fitted air collectors that warm the air to 48 °C before it enters: half the wood is burned, and the peppers are smoked just as before, because the fire never goes out.

      The 150,000 € loan paid for the collectors (96,000 €), the ducts (33,000 €) and the humidity control (21,000 €).`,
    ),
    product: section(
      'Pimentón con denominación de origen, 310 toneladas al año en tres variedades: dulce, agridulce y picante.',
      'Paprika with a protected designation of origin, 310 tonnes a year in three kinds: sweet, bittersweet and hot.',
    ),
    market: section(
      'El 62 % se exporta. La producción de 2026 se vendió entera antes de octubre, a 13,80 € el kilo de media.',
      'Some 62% is exported. All of the 2026 output was sold before October, at an average of 13.80 € a kilo.',
    ),
    competitors: section(
      'El pimentón secado con aire caliente cuesta un tercio menos, pero no puede llevar la denominación.',
      'Paprika dried with hot air costs a third less, but cannot carry the designation.',
    ),
    businessModel: section(
      'Cada secadero ahorra 28 toneladas de leña por campaña, 4.200 € en total por secadero. Los doce suman 50.400 € al año, frente a 11.625 € de intereses.',
      'Each drying house saves 28 tonnes of wood a season, 4,200 € apiece. The twelve come to 50,400 € a year, against 11,625 € of interest.',
    ),
    projections: section(
      `| | Previsto | Real 2026 |
      | Leña ahorrada | 336 t | 351 t |
      | Ahorro | 50.400 € | 52.650 € |
      | Cupones pagados | 11.625 € | 11.625 € |`,
      `| | Planned | Actual 2026 |
      | Wood saved | 336 t | 351 t |
      | Saving | 50,400 € | 52,650 € |
      | Coupons paid | 11,625 € | 11,625 € |`,
    ),
  },
  headlineReturn: both('7,75 % anual', '7.75% a year'),
  terms: [
    term('interest', '7,75 % anual', '7.75% a year'),
    term('term', '24 meses', '24 months'),
    term('coupon', 'Trimestral', 'Quarterly'),
    term('repayment', 'Al vencimiento', 'At maturity'),
  ],
  finance: { annualInterestPercent: '7.75', termMonths: 24, payEveryMonths: 3, repayment: 'BULLET' },
  token: {
    name: 'Secadero de La Vera 2027',
    symbol: 'LAVERA',
    price: '50',
    forSale: 3000,
    minPerOrder: 2,
    maxPerOrder: 400,
    softCap: 2000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -420, end: -378 },
  createdDay: -470,
  demand: { tokens: 3000, investors: 58, interested: 0 },
  risks: [
    both(
      'Una plaga o una sequía en la vega del Tiétar reduce la cosecha de pimiento de toda la cooperativa.',
      'Pests or drought in the Tiétar valley cut the whole cooperative’s pepper harvest.',
    ),
    both(
      'El capital se devuelve de una vez en noviembre de 2027 y depende de la campaña de ese año.',
      'The principal is repaid in one sum in November 2027 and depends on that year’s season.',
    ),
  ],
  team: [
    {
      name: 'Julián Timón Breña',
      role: both('Presidente', 'Chair'),
      bio: both('Ahumador y productor, cuarta generación.', 'Smoker and grower, fourth generation.'),
    },
    {
      name: 'Rosa Encinas Luengo',
      role: both('Gerente', 'Manager'),
      bio: both(
        'Lleva la cooperativa desde 2012; antes, jefa de exportación.',
        'She has run the cooperative since 2012; before that, head of exports.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 10, 'Contrato de préstamo', 'Loan agreement'),
    document('report', 'hidden', 12, 'Informe de la campaña 2026', 'Report on the 2026 season'),
  ],
  updates: [
    {
      day: -12,
      title: both('Cuarto cupón, pagado', 'Fourth coupon paid'),
      body: section(
        'Hemos repartido 2.906,25 €, el cuarto cupón trimestral del préstamo.',
        'We have paid out 2,906.25 €, the fourth quarterly coupon of the loan.',
      ),
    },
    {
      day: -52,
      title: both('Termina la recogida', 'The harvest is in'),
      body: section(
        'Han entrado 1.640 toneladas de pimiento fresco, un 6 % más que el año pasado.',
        'Some 1,640 tonnes of fresh peppers came in, 6% more than last year.',
      ),
    },
    {
      day: -377,
      title: both('Campaña financiada', 'Campaign financed'),
      body: section(
        'Los 150.000 € quedaron cubiertos por 58 inversores. Las obras empiezan esta semana.',
        'The 150,000 € were covered by 58 investors. Works begin this week.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -401,
      question: both('¿No cambia el sabor?', 'Does the taste not change?'),
      answer: both(
        'El consejo regulador cató a ciegas doce partidas y no distinguió las del secadero de prueba.',
        'The regulatory council tasted twelve batches blind and could not tell those of the trial dryer.',
      ),
      answeredDay: -400,
    },
  ],
  distributions: [
    { day: -285, kind: 'COUPON', gross: '2906.25', concept: both('Primer cupón trimestral', 'First quarterly coupon') },
    {
      day: -194,
      kind: 'COUPON',
      gross: '2906.25',
      concept: both('Segundo cupón trimestral', 'Second quarterly coupon'),
    },
    { day: -103, kind: 'COUPON', gross: '2906.25', concept: both('Tercer cupón trimestral', 'Third quarterly coupon') },
    { day: -12, kind: 'COUPON', gross: '2906.25', concept: both('Cuarto cupón trimestral', 'Fourth quarterly coupon') },
  ],
  introVideo: null,
  cover: {
    url: '/projects/aurora/secadero-de-la-vera.svg',
    alt: both(
      'Un secadero de piedra del que sale humo, con ristras de pimientos y la sierra nevada',
      'A stone drying house with smoke rising, strings of peppers and snowy mountains',
    ),
  },
};
