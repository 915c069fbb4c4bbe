import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const cervezasDelOrbigo: ProjectContent = {
  slug: 'cervezas-del-orbigo',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Cervezas del Órbigo', 'Órbigo Brewery'),
  slogan: both('Del lúpulo de la ribera a la lata', 'From riverside hops to the can'),
  sector: 'beer',
  productType: 'REVENUE_SHARE',
  location: 'Carrizo de la Ribera, León',
  issuer: { name: 'Cervezas del Órbigo, S.L.', taxNumber: 'B88330071', city: 'Carrizo de la Ribera' },
  shortDescription: both(
    'Dos fermentadores y una enlatadora para la cervecera que compra su lúpulo a tres kilómetros. Comparte el 2,5 % de las ventas.',
    'Two fermenters and a canning line for the brewery that buys its hops three kilometres away. It shares 2.5% of sales.',
  ),
  sections: {
    description: section(
      `En la ribera del Órbigo se cría el 95 % del lúpulo español y casi todo se va a la gran industria. Esta fábrica de cinco personas gasta el de cuatro vecinos y no da abasto de mayo a septiembre.

      Los fermentadores cuestan 21.500 €, la enlatadora 22.000 € y la instalación 4.500 €.`,
      `The Órbigo valley grows 95% of Spain’s hops, and nearly all go to big industry. This brewery of five uses those of four neighbours and cannot keep up from May to September.

      The fermenters cost 21,500 €, the canning line 22,000 € and fitting them 4,500 €.`,
    ),
    product: section(
      'Cinco cervezas todo el año y una de lúpulo fresco en septiembre, que se agota en once días. 1.050 hectolitros hoy y 1.700 con la obra.',
      'Five beers all year round and one of fresh hops in September, which sells out in eleven days. 1,050 hectolitres today and 1,700 after the works.',
    ),
    market: section(
      'Vende en 168 bares de León, Asturias y Valladolid y en dos cadenas, que piden lata desde hace un año.',
      'It sells in 168 bars in León, Asturias and Valladolid and to two chains, which have been asking for cans for a year.',
    ),
    competitors: section(
      'Hay diecinueve cerveceras en la región; cinco enlatan. La caña industrial se vende a la mitad de precio.',
      'There are nineteen breweries in the region; five of them can. An industrial half costs half as much.',
    ),
    businessModel: section(
      'Las ventas de 2026 serán de 290.000 €. El 2,5 % de lo que se cobre se reparte cada trimestre durante seis años, gane o pierda la empresa, con un tope de 1,5 veces lo invertido.',
      'Sales in 2026 will be 290,000 €. Some 2.5% of what is collected is paid out each quarter for six years, whether or not the company makes a profit, up to 1.5 times the investment.',
    ),
    projections: section(
      `| | 2027 | 2029 | 2032 |
      | Ventas | 340.000 € | 430.000 € | 470.000 € |
      | Reparto del año | 8.500 € | 10.750 € | 11.750 € |
      | Reparto acumulado | 8.500 € | 29.125 € | 63.625 € |`,
      `| | 2027 | 2029 | 2032 |
      | Sales | 340,000 € | 430,000 € | 470,000 € |
      | Paid out in the year | 8,500 € | 10,750 € | 11,750 € |
      | Paid out so far | 8,500 € | 29,125 € | 63,625 € |`,
    ),
  },
  headlineReturn: both('8,2 % anual esperado', '8.2% a year expected'),
  terms: [
    term('return', '8,2 % anual', '8.2% a year'),
    term('revenueShare', '2,5 % de las ventas', '2.5% of sales'),
    term('cap', '1,5 veces lo invertido', '1.5 times the investment'),
    term('term', '6 años', '6 years'),
    term('payout', 'Trimestral', 'Quarterly'),
  ],
  finance: { expectedAnnualReturnPercent: '8.20', termMonths: 72, payEveryMonths: 3, sharePercent: '2.50' },
  token: {
    name: 'Cervezas del Órbigo',
    symbol: 'ORBIGO',
    price: '10',
    forSale: 4800,
    minPerOrder: 1,
    maxPerOrder: 300,
    softCap: 3000,
    minting: 'AT_PURCHASE',
  },
  campaign: { start: -16, end: 13 },
  createdDay: -45,
  demand: { tokens: 3560, investors: 24, interested: 0 },
  risks: [
    both(
      'Con un 20 % menos de ventas se reciben 50.900 € en seis años: un 1,6 % anual.',
      'With sales 20% lower, 50,900 € come back over six years: 1.6% a year.',
    ),
    both(
      'Un verano de lluvia quita una quinta parte de las ventas en terraza.',
      'A wet summer takes away a fifth of outdoor sales.',
    ),
  ],
  team: [
    {
      name: 'Begoña Marcos Arias',
      role: both('Maestra cervecera', 'Head brewer'),
      bio: both('Química; hija de cultivadores de lúpulo.', 'Chemist and daughter of hop growers.'),
    },
    {
      name: 'Luis Celemín',
      role: both('Ventas', 'Sales'),
      bio: both('Camarero durante quince años en el Húmedo.', 'A barman for fifteen years in León’s old town.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('financials', 'public', 6, 'Cuentas de 2025', 'Accounts for 2025'),
    document('contract', 'hidden', 4, 'Oferta de la enlatadora', 'Quote for the canning line'),
  ],
  updates: [
    {
      day: -3,
      title: both('Medalla en Barcelona', 'A medal in Barcelona'),
      body: section(
        'La de lúpulo fresco trae la plata de su categoría.',
        'The fresh-hop beer brings home silver in its class.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -7,
      question: both('¿Hay precio de socio en la fábrica?', 'Is there an owner’s price at the brewery?'),
      answer: both('Un 15 % menos en la tienda desde diez participaciones.', '15% off in the shop from ten units up.'),
      answeredDay: -7,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/lupulo/cervezas-del-orbigo.svg',
    alt: both(
      'Lúpulo trepando por sus cables junto a depósitos de cobre y una caña',
      'Hops climbing their wires beside copper tanks and a glass of beer',
    ),
  },
};
