import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const cascara: ProjectContent = {
  slug: 'cascara',
  clientUuid: null,
  status: 'VALIDATING',
  title: both('Cáscara', 'Cáscara'),
  slogan: both('Envases de cáscara de almendra', 'Packaging made from almond shells'),
  sector: 'industry',
  productType: 'EQUITY',
  location: 'Jijona, Alicante',
  issuer: { name: 'Cáscara Materiales, S.L.', taxNumber: 'B88313192', city: 'Jijona' },
  shortDescription: both(
    'Bandejas y tarros prensados con la cáscara que tiran los turroneros: se compostan en doce semanas.',
    'Trays and jars pressed from the shells that nougat makers throw away: they compost in twelve weeks.',
  ),
  sections: {
    description: section(
      'Los turroneros de la comarca tiran 11.000 toneladas de cáscara al año. Molida y prensada con una resina de pino, da un envase duro, tibio al tacto y compostable. Los $350.000 compran dos prensas ($228.000) y doce moldes ($122.000).',
      'The nougat makers of the district throw away 11,000 tonnes of shells a year. Ground and pressed with a pine resin they make packaging that is hard, warm to the touch and compostable. The $350,000 buy two presses ($228,000) and twelve moulds ($122,000).',
    ),
    product: section(
      'Bandejas de fruta, tarros de cosmética y estuches de turrón, de $0,06 a $0,90.',
      'Fruit trays, cosmetics jars and nougat cases, from $0.06 to $0.90.',
    ),
    market: section(
      'Seis clientes pagaron $88.000 por 310.000 piezas en el último año. Hay cartas de pedido por $640.000 si la capacidad llega.',
      'Six customers paid $88,000 for 310,000 pieces last year. There are letters of intent for $640,000 if capacity comes.',
    ),
    competitors: section(
      'La pulpa moldeada es más barata, pero se reblandece. El bambú viene de Asia con doce semanas de plazo.',
      'Moulded pulp is cheaper but goes soft. Bamboo comes from Asia with twelve weeks’ delivery.',
    ),
    businessModel: section(
      'El cliente paga el molde la primera vez y después por millar. Margen bruto del 41 %.',
      'The customer pays for the mould once, then by the thousand. Gross margin 41%.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Piezas (millones) | 0,31 | 1,9 | 4,2 |
      | Ingresos | $88.000 | $410.000 | $860.000 |`,
      `| | 2026 | 2027 | 2028 |
      | Pieces (million) | 0.31 | 1.9 | 4.2 |
      | Revenue | $88,000 | $410,000 | $860,000 |`,
    ),
  },
  headlineReturn: both('14 % del capital', '14% of the company'),
  terms: [
    term('valuation', '$2.150.000', '$2,150,000'),
    term('share', '14 %', '14%'),
    term('revenue', '$88.000', '$88,000'),
  ],
  finance: { preMoneyValuation: '2150000.00', sharePercent: '14.00' },
  token: {
    name: 'Cáscara, participación',
    symbol: 'CASCARA',
    price: '5',
    forSale: 70000,
    minPerOrder: 20,
    maxPerOrder: 7000,
    softCap: 45000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 30, end: 75 },
  createdDay: -26,
  demand: { tokens: 0, investors: 0, interested: 12 },
  risks: [
    both('Las cartas de pedido no obligan a comprar.', 'Letters of intent do not oblige anyone to buy.'),
    both(
      'El precio de la resina de pino se duplicó en 2022 y puede volver a hacerlo.',
      'The price of pine resin doubled in 2022 and may do so again.',
    ),
  ],
  team: [
    {
      name: 'Vicenta Sirvent Coloma',
      role: both('Directora general', 'Chief executive'),
      bio: both(
        'Química; trabajó en el instituto del juguete de Ibi.',
        'Chemist, formerly at the toy institute in Ibi.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 14, 'Presentación', 'Deck'),
    document('report', 'hidden', 9, 'Certificado de compostaje', 'Compostability certificate'),
  ],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/cascara.svg',
    alt: both(
      'Almendros en flor y una mesa con tarros y bandejas de cáscara',
      'Almond trees in blossom and a table with jars and trays made from shells',
    ),
  },
};
