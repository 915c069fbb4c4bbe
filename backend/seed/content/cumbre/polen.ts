import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const polen: ProjectContent = {
  slug: 'polen',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Polen', 'Polen'),
  slogan: both('Colmenas que viajan tras la flor', 'Hives that travel with the blossom'),
  sector: 'agriculture',
  productType: 'EQUITY',
  location: 'Lleida',
  issuer: { name: 'Polen Servicios Agrarios, S.L.', taxNumber: 'B88314257', city: 'Lleida' },
  shortDescription: both(
    'Alquila colmenas con sensores a fruticultores y decide cada noche dónde hacen falta. Ronda cerrada en 2025.',
    'It rents hives with sensors to fruit growers and decides every night where they are needed. Round closed in 2025.',
  ),
  sections: {
    description: section(
      'Polen gestiona 3.800 colmenas de 26 apicultores. Unos sensores de peso y sonido dicen cuáles están fuertes, y un camión las mueve de noche del almendro al peral y del peral al girasol.',
      'Polen manages 3,800 hives from 26 beekeepers. Weight and sound sensors tell which are strong, and a lorry moves them at night from almond to pear and from pear to sunflower.',
    ),
    product: section(
      'Polinización garantizada: si el cuajado queda por debajo de lo pactado, se devuelve el 40 %.',
      'Guaranteed pollination: if fruit set falls below what was agreed, 40% is refunded.',
    ),
    market: section(
      'En 2026 se polinizaron 6.100 hectáreas para 118 clientes; el 88 % ha reservado 2027.',
      'In 2026 it pollinated 6,100 hectares for 118 customers; 88% have booked 2027.',
    ),
    competitors: section(
      'Apicultores sueltos, sin garantía ni reparto, y abejorros de invernadero, que no sirven en campo abierto.',
      'Single beekeepers, without guarantee or allocation, and greenhouse bumblebees, which do not work in open fields.',
    ),
    businessModel: section(
      '$74 por colmena y floración, de los que $46 van al apicultor. Con tres floraciones por colmena, el margen es de $84 al año.',
      '$74 per hive and blossom, of which $46 go to the beekeeper. With three blossoms a hive, the margin is $84 a year.',
    ),
    projections: section(
      `| | Previsto 2026 | Real 2026 |
      | Colmenas | 3.500 | 3.800 |
      | Ingresos | $777.000 | $843.600 |
      | Resultado | $31.000 | $44.000 |`,
      `| | Planned 2026 | Actual 2026 |
      | Hives | 3,500 | 3,800 |
      | Revenue | $777,000 | $843,600 |
      | Result | $31,000 | $44,000 |`,
    ),
  },
  headlineReturn: both('12,5 % del capital', '12.5% of the company'),
  terms: [
    term('valuation', '$1.540.000', '$1,540,000'),
    term('share', '12,5 %', '12.5%'),
    term('revenue', '$843.600', '$843,600'),
  ],
  finance: { preMoneyValuation: '1540000.00', sharePercent: '12.50' },
  token: {
    name: 'Polen, participación',
    symbol: 'POLEN',
    price: '4',
    forSale: 55000,
    minPerOrder: 25,
    maxPerOrder: 6000,
    softCap: 35000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -440, end: -395 },
  createdDay: -500,
  demand: { tokens: 55000, investors: 72, interested: 0 },
  risks: [
    both(
      'La varroa o un invierno duro pueden reducir las colmenas a la mitad.',
      'Varroa or a harsh winter may halve the hives.',
    ),
    both(
      'El reparto de dividendos depende de la junta y puede no repetirse.',
      'Dividends depend on the shareholders’ meeting and may not be repeated.',
    ),
  ],
  team: [
    {
      name: 'Gemma Solsona Vila',
      role: both('Directora general', 'Chief executive'),
      bio: both('Apicultora e ingeniera de datos.', 'Beekeeper and data engineer.'),
    },
    {
      name: 'Josep Maria Torrelles',
      role: both('Operaciones', 'Operations'),
      bio: both('Trashumó 900 colmenas durante veinte años.', 'For twenty years he moved 900 hives with the seasons.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('report', 'hidden', 10, 'Informe de la campaña 2026', 'Report on the 2026 season'),
    document('contract', 'hidden', 15, 'Pacto de socios', 'Shareholders’ agreement'),
  ],
  updates: [
    {
      day: -60,
      title: both('Primer dividendo', 'First dividend'),
      body: section(
        'La junta aprobó repartir $5.500 entre los socios de esta ronda, $0,10 por token.',
        'The meeting approved a payment of $5,500 to the holders of this round, $0.10 a token.',
      ),
    },
    {
      day: -394,
      title: both('Ronda cerrada', 'Round closed'),
      body: section('$220.000 de 72 inversores.', '$220,000 from 72 investors.'),
    },
  ],
  questions: [],
  distributions: [
    {
      day: -60,
      kind: 'DIVIDEND',
      gross: '5500.00',
      concept: both('Dividendo a cuenta de 2026', 'Interim dividend 2026'),
    },
  ],
  introVideo: null,
  cover: {
    url: '/projects/cumbre/polen.svg',
    alt: both('Colmenas de colores entre perales en flor', 'Coloured hives among pear trees in blossom'),
  },
};
