import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const nevero: ProjectContent = {
  slug: 'nevero',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Nevero', 'Nevero'),
  slogan: both('Frío para vacunas donde no llega la red', 'Cold for vaccines beyond the grid'),
  sector: 'health',
  productType: 'EQUITY',
  location: 'Granada',
  issuer: { name: 'Nevero Cadena de Frío, S.L.', taxNumber: 'B88314786', city: 'Granada' },
  shortDescription: both(
    'Una nevera solar de 40 litros que guarda el frío en hielo y aguanta nueve días sin sol. Ronda cerrada en junio.',
    'A 40-litre solar fridge that keeps its cold in ice and lasts nine days without sun. Round closed in June.',
  ),
  sections: {
    description: section(
      'Nevero fabrica neveras sin batería: de día hacen hielo y de noche lo gastan. Hay 210 en uso en Senegal, Mauritania y Bolivia. La ronda de $240.000 paga la certificación sanitaria internacional y una serie de 900 unidades.',
      'Nevero makes fridges without a battery: they make ice by day and spend it by night. There are 210 in use in Senegal, Mauritania and Bolivia. The $240,000 round pays for international health certification and a run of 900 units.',
    ),
    product: section(
      'Entre 2 y 8 °C con 43 °C fuera. Pesa 46 kilos y se repara con una llave.',
      'Between 2 and 8 °C with 43 °C outside. It weighs 46 kilos and is mended with a spanner.',
    ),
    market: section(
      'Las agencias compran unas 38.000 al año. Dos licitaciones ganadas: 340 unidades a $1.180.',
      'Agencies buy some 38,000 a year. Two tenders won: 340 units at $1,180.',
    ),
    competitors: section(
      'Cinco fabricantes certificados, todos por encima de $2.400 y con batería.',
      'Five certified makers, all above $2,400 and with a battery.',
    ),
    businessModel: section(
      'Venta por licitación y repuestos. Margen bruto del 36 %.',
      'Sales by tender, and spare parts. Gross margin 36%.',
    ),
    projections: section(
      `| | 2026 | 2027 |
      | Unidades | 340 | 1.100 |
      | Ingresos | $401.200 | $1.254.000 |`,
      `| | 2026 | 2027 |
      | Units | 340 | 1,100 |
      | Revenue | $401,200 | $1,254,000 |`,
    ),
  },
  headlineReturn: both('9,6 % del capital', '9.6% of the company'),
  terms: [
    term('valuation', '$2.260.000', '$2,260,000'),
    term('share', '9,6 %', '9.6%'),
    term('revenue', '$401.200', '$401,200'),
  ],
  finance: { preMoneyValuation: '2260000.00', sharePercent: '9.60' },
  token: {
    name: 'Nevero, participación',
    symbol: 'NEVERO',
    price: '2.4',
    forSale: 100000,
    minPerOrder: 40,
    maxPerOrder: 12000,
    softCap: 60000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -200, end: -155 },
  createdDay: -248,
  demand: { tokens: 94600, investors: 64, interested: 0 },
  risks: [
    both('Las agencias pagan a 120 días: crecer exige crédito.', 'Agencies pay after 120 days: growth needs credit.'),
    both('Sin la certificación no se puede licitar en 2027.', 'Without certification there is no tendering in 2027.'),
  ],
  team: [
    {
      name: 'Soledad Ruiz-Cabello',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Física; diez años de logística sanitaria en el Sahel.',
        'Physicist with ten years of health logistics in the Sahel.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('report', 'hidden', 16, 'Ensayos de cámara climática', 'Climate chamber tests'),
    document('contract', 'hidden', 15, 'Pacto de socios', 'Shareholders’ agreement'),
  ],
  updates: [
    {
      day: -154,
      title: both('Ronda cerrada al 94,6 %', 'Round closed at 94.6%'),
      body: section(
        '64 inversores han puesto $227.040. El objetivo mínimo era de $144.000.',
        '64 investors have put in $227,040. The minimum target was $144,000.',
      ),
    },
  ],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/nevero.svg',
    alt: both(
      'Una nevera solar en una aldea de casas de adobe con baobabs',
      'A solar fridge in a village of adobe houses with baobabs',
    ),
  },
};
