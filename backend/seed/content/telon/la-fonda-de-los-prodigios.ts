import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const laFondaDeLosProdigios: ProjectContent = {
  slug: 'la-fonda-de-los-prodigios',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('La fonda de los prodigios', 'The Inn of Wonders'),
  slogan: both('Una comedia con seis actores y once puertas', 'A comedy of six actors and eleven doors'),
  sector: 'theatre',
  productType: 'REVENUE_SHARE',
  location: 'Madrid y gira',
  issuer: { name: 'Compañía Once Puertas, S.L.', taxNumber: 'B88329016', city: 'Madrid' },
  shortDescription: both(
    'Seis semanas en Madrid y 38 funciones de gira ya contratadas. Los primeros €60.000 de resultado devuelven lo invertido.',
    'Six weeks in Madrid and 38 touring nights already booked. The first €60,000 of profit repay the investment.',
  ),
  sections: {
    description: section(
      `Una posada de camino, una noche de nevada y once puertas que no siempre dan al mismo sitio. Es la tercera comedia de la compañía; las dos primeras sumaron 211 funciones.

      Los €60.000 pagan escenografía y vestuario (€27.000), ensayos de seis actores y dos técnicos (€24.000) y publicidad (€9.000).`,
      `A roadside inn, a snowy night and eleven doors that do not always lead to the same place. It is the company’s third comedy; the first two ran for 211 performances.

      The €60,000 pay for set and costumes (€27,000), rehearsals for six actors and two technicians (€24,000) and publicity (€9,000).`,
    ),
    product: section(
      'Hora y media sin descanso, para una sala de 300 butacas y para plazas de pueblo en verano. El decorado viaja en una furgoneta y se monta en cuatro horas.',
      'Ninety minutes without an interval, for a 300-seat house and for village squares in summer. The set travels in one van and goes up in four hours.',
    ),
    market: section(
      'Veintiséis ayuntamientos y dos redes de teatros han firmado 38 funciones a €5.400. En Madrid la compañía se queda el 60 % de la taquilla.',
      'Twenty-six towns and two theatre networks have signed 38 performances at €5,400. In Madrid the company keeps 60% of the box office.',
    ),
    competitors: section(
      'En cartel habrá otras catorce comedias, casi todas con caras de televisión y entradas a más de €24. Aquí cuesta €18.',
      'Fourteen other comedies will be on, nearly all with faces from television and tickets above €24. Here they cost €18.',
    ),
    businessModel: section(
      'La gira ingresa €205.200 y Madrid €74.000. Las funciones cuestan €153.900 y la temporada €52.000: quedan €73.300. Los primeros €60.000 son de los inversores, y del resto el 40 %.',
      'The tour takes in €205,200 and Madrid €74,000. Performances cost €153,900 and the season €52,000, which leaves €73,300. The first €60,000 go to investors, and 40% of the rest.',
    ),
    projections: section(
      `| Funciones de gira | 25 | 38 | 60 |
      | Resultado | €55.750 | €73.300 | €103.000 |
      | Para los inversores | €55.750 | €65.320 | €77.200 |
      | Por cada €100 | €93 | €109 | €129 |`,
      `| Touring performances | 25 | 38 | 60 |
      | Profit | €55,750 | €73,300 | €103,000 |
      | For investors | €55,750 | €65,320 | €77,200 |
      | For each €100 | €93 | €109 | €129 |`,
    ),
  },
  headlineReturn: both('8,9 % en 18 meses', '8.9% over 18 months'),
  terms: [
    term('revenueShare', 'Todo hasta recuperar y después el 40 %', 'All until repaid, then 40%'),
    term('term', '18 meses', '18 months'),
    term('payout', 'Semestral', 'Half-yearly'),
  ],
  finance: { termMonths: 18, payEveryMonths: 6, sharePercent: '40.00' },
  token: {
    name: 'La fonda de los prodigios',
    symbol: 'FONDA',
    price: '20',
    forSale: 3000,
    minPerOrder: 1,
    maxPerOrder: 250,
    softCap: 1600,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -26, end: 11 },
  createdDay: -59,
  demand: { tokens: 2260, investors: 24, interested: 0 },
  risks: [
    both(
      'Con menos de 29 funciones de gira no se recupera todo lo invertido.',
      'With fewer than 29 touring nights the investment is not fully recovered.',
    ),
    both(
      'Los ayuntamientos pagan de media a 74 días: los repartos pueden retrasarse.',
      'Towns pay after 74 days on average: payments may come late.',
    ),
    both(
      'La baja de un actor obliga a suspender hasta preparar la sustitución.',
      'If an actor falls ill, nights are lost until a stand-in is ready.',
    ),
  ],
  team: [
    {
      name: 'Casilda Herranz Puig',
      role: both('Dirección y texto', 'Writer and director'),
      bio: both(
        'Fundó la compañía en 2014, en un garaje de Usera.',
        'She founded the company in 2014, in a garage in Usera.',
      ),
    },
    {
      name: 'Nicasio Barral',
      role: both('Producción y gira', 'Producer and tour manager'),
      bio: both(
        'Mil seiscientas funciones contratadas en veinte años.',
        'He has booked sixteen hundred performances in twenty years.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 14, 'Cuaderno de la obra', 'Production book'),
    document('contract', 'hidden', 18, 'Funciones contratadas', 'Booked performances'),
  ],
  updates: [
    {
      day: -5,
      title: both('Cuatro funciones más', 'Four more nights'),
      body: section(
        'La red de Navarra añade cuatro plazas en octubre: ya son 38.',
        'The Navarre network adds four dates in October: that makes 38.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -14,
      question: both('¿Se puede ver un ensayo?', 'May we see a rehearsal?'),
      answer: both('El 30 de enero abrimos uno para los inversores.', 'On 30 January one is open to investors.'),
      answeredDay: -13,
    },
  ],
  distributions: [],
  introVideo: { provider: 'vimeo', id: '76979871' },
  cover: {
    url: '/projects/telon/la-fonda-de-los-prodigios.svg',
    alt: both(
      'Un escenario con telón magenta y una posada llena de puertas bajo los focos',
      'A stage with a magenta curtain and an inn full of doors under the lights',
    ),
  },
};
