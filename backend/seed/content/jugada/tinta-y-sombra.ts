import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const tintaYSombra: ProjectContent = {
  slug: 'tinta-y-sombra',
  clientUuid: 'JGD-TYS',
  status: 'CAMPAIGN',
  title: both('Tinta y Sombra', 'Ink & Shadow'),
  slogan: both('Un misterio que se resuelve dibujando', 'A mystery that you solve by drawing'),
  sector: 'games',
  productType: 'REVENUE_SHARE',
  location: 'Barcelona',
  issuer: { name: 'Estudio Calamar, S.L.', taxNumber: 'B88325303', city: 'Barcelona' },
  shortDescription: both(
    'Un juego de detectives en blanco y negro con demo publicada y 61.000 personas esperándolo. Se comparte el 30 % de las ventas.',
    'A detective game in black and white, with a demo out and 61,000 people waiting. It shares 30% of its sales.',
  ),
  sections: {
    description: section(
      `Lisboa, 1926: una ilustradora dibuja lo que vio y el dibujo se convierte en la escena. El jugador completa los trazos, y lo que añade cambia lo que recuerdan los testigos.

      Quedan diez meses de desarrollo. Los $120.000 pagan a cinco personas ($84.000), la traducción a nueve idiomas ($16.000) y el lanzamiento ($20.000).`,
      `Lisbon, 1926: an illustrator draws what she saw and the drawing becomes the scene. The player completes the strokes, and what they add changes what witnesses remember.

      Ten months of work remain. The $120,000 pay for five people ($84,000), translation into nine languages ($16,000) and the launch ($20,000).`,
    ),
    product: section(
      'Unas siete horas de juego, para ordenador y consola portátil, a $17,99. La demo de cuarenta minutos tiene un 96 % de valoraciones positivas.',
      'Some seven hours of play for computers and handheld consoles, at $17.99. The forty-minute demo has 96% positive ratings.',
    ),
    market: section(
      'La demo se ha jugado 148.000 veces y 61.000 personas han añadido el juego a su lista. En juegos parecidos compra en el primer año entre una de cada cuatro y una de cada dos.',
      'The demo has been played 148,000 times and 61,000 people have put the game on their list. For games like it, between one in four and one in two of those buy in the first year.',
    ),
    competitors: section(
      'Seis juegos de deducción superaron las 100.000 copias desde 2021; otros treinta no llegaron a 4.000.',
      'Six deduction games have passed 100,000 copies since 2021; another thirty never reached 4,000.',
    ),
    businessModel: section(
      'De cada copia, tras la tienda, los impuestos y las rebajas, quedan $7,90. Los inversores reciben el 30 % hasta 1,6 veces lo invertido y el 8 % después, durante tres años desde el lanzamiento.',
      'After the store, taxes and discounts, each copy leaves $7.90. Investors receive 30% until they have 1.6 times their money and 8% after that, for three years from launch.',
    ),
    projections: section(
      `| Copias en tres años | 20.000 | 62.000 | 110.000 |
      | Ingresos netos | $158.000 | $489.800 | $869.000 |
      | Para los inversores | $47.400 | $146.940 | $210.320 |
      | Por cada $100 | $40 | $122 | $175 |`,
      `| Copies in three years | 20,000 | 62,000 | 110,000 |
      | Net income | $158,000 | $489,800 | $869,000 |
      | For investors | $47,400 | $146,940 | $210,320 |
      | For each $100 | $40 | $122 | $175 |`,
    ),
  },
  headlineReturn: both('1,22 veces, si vende 62.000', '1.22 times, at 62,000 copies'),
  terms: [
    term('revenueShare', '30 % y después 8 %', '30%, then 8%'),
    term('cap', '1,6 veces antes de bajar al 8 %', '1.6 times before it falls to 8%'),
    term('term', '3 años desde el lanzamiento', '3 years from launch'),
    term('payout', 'Trimestral', 'Quarterly'),
  ],
  finance: { termMonths: 46, payEveryMonths: 3, sharePercent: '30.00' },
  token: {
    name: 'Tinta y Sombra',
    symbol: 'TINTA',
    price: '5',
    forSale: 24000,
    minPerOrder: 10,
    maxPerOrder: 2000,
    softCap: 15000,
    minting: 'AT_PURCHASE',
  },
  campaign: { start: -21, end: 14 },
  createdDay: -55,
  demand: { tokens: 16480, investors: 24, interested: 0 },
  risks: [
    both(
      'La mayoría de los juegos no recuperan lo que costaron; aquí hacen falta 50.700 copias.',
      'Most games never earn back what they cost; this one needs 50,700 copies.',
    ),
    both(
      'Un retraso de seis meses costaría $50.000, que hoy no están cubiertos.',
      'A six-month delay would cost $50,000, which is not covered today.',
    ),
    both(
      'Las tiendas pueden cambiar sus comisiones y su forma de recomendar.',
      'Stores may change their fees and how they recommend games.',
    ),
  ],
  team: [
    {
      name: 'Aina Pujadas Roig',
      role: both('Dirección y dibujo', 'Direction and art'),
      bio: both('Ilustradora; trabajó en dos juegos premiados.', 'Illustrator who worked on two award-winning games.'),
    },
    {
      name: 'Kofi Mensah',
      role: both('Programación', 'Programming'),
      bio: both('Diez años en un estudio de Malmö.', 'Ten years at a studio in Malmö.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 16, 'Dossier del juego', 'Game book'),
    document('financials', 'hidden', 6, 'Calendario y costes', 'Schedule and costs'),
  ],
  updates: [
    {
      day: -6,
      title: both('Más de 60.000 en lista', 'More than 60,000 on the list'),
      body: section(
        'La feria de octubre sumó 9.400 personas en cuatro días.',
        'October’s fair brought 9,400 people in four days.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -10,
      question: both(
        '¿Se usa inteligencia artificial en los dibujos?',
        'Are any drawings made by artificial intelligence?',
      ),
      answer: both(
        'Ninguno. Son 2.140 láminas a tinta, hechas a mano.',
        'None. There are 2,140 plates in ink, drawn by hand.',
      ),
      answeredDay: -10,
    },
  ],
  distributions: [],
  introVideo: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
  cover: {
    url: '/projects/jugada/tinta-y-sombra.svg',
    alt: both(
      'Una calle en cuesta de noche, con tranvía, dibujada por una pluma gigante',
      'A steep street by night, with a tram, being drawn by a giant pen',
    ),
  },
};
