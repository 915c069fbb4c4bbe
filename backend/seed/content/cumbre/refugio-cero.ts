import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const refugioCero: ProjectContent = {
  slug: 'refugio-cero',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Refugio Cero', 'Refugio Cero'),
  slogan: both('Refugios de montaña que se montan en nueve días', 'Mountain huts that go up in nine days'),
  sector: 'tourism',
  productType: 'EQUITY',
  location: 'Benasque, Huesca',
  issuer: { name: 'Refugio Cero Sistemas, S.L.', taxNumber: 'B88312137', city: 'Benasque' },
  shortDescription: both(
    'Módulos de madera y vidrio que un helicóptero sube en catorce viajes y que no piden ni una gota de gasóleo.',
    'Timber and glass modules that a helicopter carries up in fourteen flights and that never ask for a drop of diesel.',
  ),
  sections: {
    description: section(
      `Un refugio de altura cuesta $2 millones y tres veranos de obra. El nuestro, para 32 personas, cuesta $640.000 y se monta en nueve días, con agua de nieve, placas y una estufa de pellets. El primero está abierto desde julio a 2.310 metros.

      Con $280.000 certificamos el sistema en Suiza e Italia ($96.000), compramos la mesa de corte ($124.000) y contratamos a dos personas ($60.000).`,
      `A high-mountain hut costs $2 million and three summers of works. Ours, for 32 people, costs $640,000 and goes up in nine days, with snow water, solar panels and a pellet stove. The first has been open since July at 2,310 metres.

      With $280,000 we certify the system in Switzerland and Italy ($96,000), buy the cutting table ($124,000) and hire two people ($60,000).`,
    ),
    product: section(
      'Catorce módulos de menos de 780 kilos. Resisten 220 km/h de viento y cuatro metros de nieve. Se desmontan sin dejar cimientos.',
      'Fourteen modules of less than 780 kilos. They stand 220 km/h winds and four metres of snow. They come apart and leave no foundations.',
    ),
    market: section(
      'Hay 1.290 refugios en Alpes y Pirineos con más de 60 años. Tenemos un pedido firmado, dos reservas con señal y nueve presupuestos enviados. El refugio abierto dio 1.940 noches en su primer verano.',
      'There are 1,290 huts in the Alps and Pyrenees more than 60 years old. We have one signed order, two reservations with a deposit and nine quotes out. The open hut sold 1,940 nights in its first summer.',
    ),
    competitors: section(
      'Una firma eslovena hace vivacs de hasta ocho plazas. Para más de veinte, solo hay constructoras convencionales.',
      'A Slovenian firm makes bivouacs of up to eight places. Above twenty there are only conventional builders.',
    ),
    businessModel: section(
      'Vendemos refugios con un margen del 27 % y mantenimiento a diez años por $9.200 anuales.',
      'We sell huts at a margin of 27%, and ten-year maintenance at $9,200 a year.',
    ),
    projections: section(
      `| | 2026 | 2027 | 2028 |
      | Refugios entregados | 1 | 2 | 4 |
      | Ingresos | $640.000 | $1.289.000 | $2.588.000 |
      | Resultado | −$74.000 | $18.000 | $291.000 |`,
      `| | 2026 | 2027 | 2028 |
      | Huts delivered | 1 | 2 | 4 |
      | Revenue | $640,000 | $1,289,000 | $2,588,000 |
      | Result | −$74,000 | $18,000 | $291,000 |`,
    ),
  },
  headlineReturn: both('10 % del capital', '10% of the company'),
  terms: [
    term('valuation', '$2.520.000', '$2,520,000'),
    term('share', '10 %', '10%'),
    term('revenue', '$640.000', '$640,000'),
    term('exit', '6 años', '6 years'),
  ],
  finance: { preMoneyValuation: '2520000.00', sharePercent: '10.00' },
  token: {
    name: 'Refugio Cero, participación',
    symbol: 'REFUGIO',
    price: '0.482759',
    forSale: 580000,
    minPerOrder: 200,
    maxPerOrder: 60000,
    softCap: 350000,
    minting: 'MANUAL',
  },
  campaign: { start: -4, end: 56 },
  createdDay: -58,
  demand: { tokens: 69600, investors: 21, interested: 33 },
  risks: [
    both(
      'Cada venta es grande: un solo pedido que se caiga cambia el año.',
      'Every sale is large: a single order lost changes the year.',
    ),
    both(
      'Los permisos en parques nacionales pueden tardar más de dos años.',
      'Permits in national parks may take more than two years.',
    ),
  ],
  team: [
    {
      name: 'Arán Castillón Mur',
      role: both('Director general', 'Chief executive'),
      bio: both('Guarda de refugio durante nueve años y arquitecto.', 'Hut warden for nine years, and architect.'),
    },
    {
      name: 'Chiara Bonetti',
      role: both('Ingeniería', 'Engineering'),
      bio: both(
        'Calculó estructuras de madera para estaciones de los Alpes.',
        'She calculated timber structures for Alpine stations.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 21, 'Presentación', 'Deck'),
    document('report', 'hidden', 33, 'Ensayos de viento y nieve', 'Wind and snow tests'),
    document('financials', 'hidden', 11, 'Plan financiero', 'Financial plan'),
  ],
  updates: [
    {
      day: -4,
      title: both('Campaña abierta', 'Campaign open'),
      body: section(
        'Los primeros 21 inversores han cubierto el 12 % de la ronda.',
        'The first 21 investors have covered 12% of the round.',
      ),
    },
  ],
  questions: [],
  distributions: [],
  introVideo: { provider: 'vimeo', id: '76979871' },
  cover: {
    url: '/projects/cumbre/refugio-cero.svg',
    alt: both(
      'Un refugio angular de madera y vidrio encendido entre picos nevados al anochecer',
      'An angular hut of timber and glass, lit among snowy peaks at nightfall',
    ),
  },
};
