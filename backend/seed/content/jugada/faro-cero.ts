import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const faroCero: ProjectContent = {
  slug: 'faro-cero',
  clientUuid: 'JGD-FC0',
  status: 'PRE_CAMPAIGN',
  title: both('Faro Cero', 'Lighthouse Zero'),
  slogan: both('Cooperar a oscuras, cada uno con una luz', 'Teamwork in the dark, one lamp each'),
  sector: 'games',
  productType: 'REVENUE_SHARE',
  location: 'Vigo',
  issuer: { name: 'Brétema Xogos, S.L.', taxNumber: 'B88325832', city: 'Vigo' },
  shortDescription: both(
    'Un juego cooperativo para cuatro en un faro averiado. El prototipo se juega; la campaña paga el primer año de estudio.',
    'A cooperative game for four in a broken lighthouse. The prototype plays; the campaign pays for the studio’s first year.',
  ),
  sections: {
    description: section(
      'Cuatro fareros, una sola lámpara y un temporal que dura una noche. Los $80.000 pagan a tres personas durante un año y la música de una banda de Moaña.',
      'Four keepers, a single lamp and a storm that lasts a night. The $80,000 pay for three people for a year and for music by a band from Moaña.',
    ),
    product: section(
      'Partidas de cuarenta minutos, en línea o en el mismo sofá, a $14,99.',
      'Forty-minute sessions, online or on the same sofa, at $14.99.',
    ),
    market: section(
      'En las pruebas, 312 grupos jugaron una media de 5,2 noches. Tres creadores con 1,8 millones de seguidores han pedido la demo.',
      'In tests, 312 groups played an average of 5.2 nights. Three streamers with 1.8 million followers have asked for the demo.',
    ),
    competitors: section(
      'Los cooperativos de terror venden más, pero no se juegan en familia. Este no tiene sustos.',
      'Cooperative horror games sell more, but are not for families. This one has no frights.',
    ),
    businessModel: section(
      'Quedan $6,60 por copia. Los inversores reciben el 35 % hasta 1,5 veces lo invertido y nada después.',
      'Each copy leaves $6.60. Investors receive 35% until they have 1.5 times their money, and nothing after that.',
    ),
    projections: section(
      `| Copias en tres años | 12.000 | 40.000 |
      | Para los inversores | $27.720 | $92.400 |
      | Por cada $100 | $35 | $116 |`,
      `| Copies in three years | 12,000 | 40,000 |
      | For investors | $27,720 | $92,400 |
      | For each $100 | $35 | $116 |`,
    ),
  },
  headlineReturn: both('1,16 veces, si vende 40.000', '1.16 times, at 40,000 copies'),
  terms: [
    term('revenueShare', '35 % de las ventas netas', '35% of net sales'),
    term('cap', '1,5 veces lo invertido', '1.5 times the investment'),
    term('payout', 'Semestral', 'Half-yearly'),
  ],
  finance: { termMonths: 48, payEveryMonths: 6, sharePercent: '35.00' },
  token: {
    name: 'Faro Cero',
    symbol: 'FAROCERO',
    price: '5',
    forSale: 16000,
    minPerOrder: 10,
    maxPerOrder: 1500,
    softCap: 10000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 19, end: 49 },
  createdDay: -16,
  demand: { tokens: 0, investors: 0, interested: 17 },
  risks: [
    both('Es el primer juego del estudio.', 'It is the studio’s first game.'),
    both(
      'Hacen falta 34.700 copias para recuperar lo invertido.',
      'It takes 34,700 copies to earn the investment back.',
    ),
  ],
  team: [
    {
      name: 'Uxío Costas Pereira',
      role: both('Dirección', 'Direction'),
      bio: both(
        'Diseñador; su abuelo fue farero en las Cíes.',
        'Designer; his grandfather kept the light on the Cíes islands.',
      ),
    },
  ],
  documents: [INFORMATION_SHEET, document('deck', 'public', 12, 'Dossier del juego', 'Game book')],
  updates: [],
  questions: [],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/jugada/faro-cero.svg',
    alt: both(
      'Un faro de noche en un islote, con un haz de luz violeta sobre las olas',
      'A lighthouse on an islet by night, with a violet beam over the waves',
    ),
  },
};
