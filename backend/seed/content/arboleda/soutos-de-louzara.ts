import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const soutosDeLouzara: ProjectContent = {
  slug: 'soutos-de-louzara',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Soutos de Lóuzara', 'Lóuzara Chestnut Groves'),
  slogan: both('Castaños para los próximos veinte años', 'Chestnut trees for the next twenty years'),
  sector: 'forestry',
  productType: 'REVENUE_SHARE',
  location: 'Samos, Lugo',
  issuer: { name: 'Soutos de Lóuzara, S.L.', taxNumber: 'B88324249', city: 'Samos' },
  shortDescription: both(
    'Treinta y dos hectáreas de monte abandonado vuelven a ser souto: setas, castaña y madera, con reparto durante veinte años.',
    'Thirty-two hectares of abandoned hillside become chestnut groves again: mushrooms, nuts and timber, shared over twenty years.',
  ),
  sections: {
    description: section(
      `El monte de Lóuzara ardió en 2011 y se llenó de retama. La comunidad lo cede por treinta años, y la empresa planta 3.200 castaños injertados, resistentes a la tinta, con setas entre las filas.

      De los 150.000 €, 96.000 € van a la planta y el desbroce, 31.000 € al cierre y las pistas, y 23.000 € a los cuidados de los tres primeros años.`,
      `The Lóuzara hillside burned in 2011 and filled with broom. The commoners grant it for thirty years, and the company is planting 3,200 grafted chestnuts that resist ink disease, with mushrooms between the rows.

      Of the 150,000 €, 96,000 € go on plants and clearing, 31,000 € on fences and tracks, and 23,000 € on tending in the first three years.`,
    ),
    product: section(
      'Castaña de fruto grande desde el año siete, setas de cultivo en tocón desde el cuatro y madera de clara en el veinte. El souto hace además de cortafuegos de la aldea.',
      'Large nuts from year seven, log-grown mushrooms from year four and thinned timber in year twenty. The grove is also the village’s firebreak.',
    ),
    market: section(
      'La castaña gallega de calibre grande se paga entre 2,20 y 3,10 € el kilo en origen. Una fábrica de Lugo compra la cosecha de 140 soutos y ha ofrecido contrato desde el primer año.',
      'Large Galician nuts fetch 2.20 € to 3.10 € a kilo at source. A factory in Lugo buys the harvest of 140 groves and has offered a contract from the first year.',
    ),
    competitors: section(
      'El eucalipto da madera en catorce años, pero la ley ya no deja plantarlo aquí. El pino rinde un 3 % y no da fruto.',
      'Eucalyptus gives timber in fourteen years, but the law no longer allows it here. Pine yields 3% and bears nothing.',
    ),
    businessModel: section(
      'Los titulares reciben el 70 % de lo que quede cada año después de los gastos del monte: poco al principio y más desde el año trece. En el veinte se vende la madera de clara y el acuerdo termina.',
      'Holders receive 70% of what is left each year after the costs of the land: little at first, and more from year thirteen. In year twenty the thinned timber is sold and the agreement ends.',
    ),
    projections: section(
      `| Reparto | Previsto | Un 25 % menos |
      | Años 4 a 6, cada uno | 3.500 € | 2.600 € |
      | Años 7 a 12, cada uno | 11.500 € | 8.600 € |
      | Años 13 a 20, cada uno | 21.500 € | 16.100 € |
      | Madera, año 20 | 96.000 € | 72.000 € |
      | Rentabilidad anual | 5,7 % | 3,6 % |`,
      `| Paid out | As planned | 25% less |
      | Years 4 to 6, each | 3,500 € | 2,600 € |
      | Years 7 to 12, each | 11,500 € | 8,600 € |
      | Years 13 to 20, each | 21,500 € | 16,100 € |
      | Timber, year 20 | 96,000 € | 72,000 € |
      | Yearly return | 5.7% | 3.6% |`,
    ),
  },
  headlineReturn: both('5,7 % anual esperado', '5.7% a year expected'),
  terms: [
    term('return', '5,7 % anual', '5.7% a year'),
    term('term', '20 años', '20 years'),
    term('revenueShare', '70 % del resultado', '70% of the result'),
    term('payout', 'Anual, desde el año 4', 'Yearly, from year 4'),
  ],
  finance: { expectedAnnualReturnPercent: '5.70', termMonths: 240, payEveryMonths: 12, sharePercent: '70.00' },
  token: {
    name: 'Soutos de Lóuzara',
    symbol: 'SOUTO',
    price: '30',
    forSale: 5000,
    minPerOrder: 5,
    maxPerOrder: 500,
    softCap: 3000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -15, end: 60 },
  createdDay: -58,
  demand: { tokens: 2140, investors: 19, interested: 0 },
  risks: [
    both(
      'Un incendio puede acabar con la plantación; el seguro cubre el coste de replantar, no los años perdidos.',
      'A fire may end the plantation; insurance covers replanting, not the years lost.',
    ),
    both(
      'La avispilla del castaño puede quitar un tercio de la cosecha varios años seguidos.',
      'The chestnut gall wasp may take a third of the harvest several years running.',
    ),
    both(
      'Es una inversión a veinte años: los tres primeros no hay reparto alguno.',
      'This is a twenty-year investment: nothing at all is paid in the first three.',
    ),
  ],
  team: [
    {
      name: 'Sabela Arias Valcárcel',
      role: both('Ingeniera de montes', 'Forester'),
      bio: both(
        'Ha plantado 260 hectáreas de frondosas en Os Ancares.',
        'She has planted 260 hectares of broadleaves in Os Ancares.',
      ),
    },
    {
      name: 'Eladio Gómez Losada',
      role: both('Presidente de la comunidad de montes', 'Chair of the commoners'),
      bio: both('Ganadero de Lóuzara.', 'Stock farmer in Lóuzara.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 13, 'Cesión del monte', 'Grant of the land'),
    document('report', 'public', 26, 'Plan técnico de gestión', 'Management plan'),
  ],
  updates: [
    {
      day: -3,
      title: both('Desbrozadas las primeras ocho hectáreas', 'First eight hectares cleared'),
      body: section(
        'Se ha hecho con cabras y desbrozadora, sin quemar.',
        'It was done with goats and a flail, and no burning.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -9,
      question: both('¿Puedo salir antes de los veinte años?', 'Can I leave before the twenty years?'),
      answer: both(
        'Solo si otra persona compra su parte en el tablón de anuncios; nadie se compromete a hacerlo.',
        'Only if somebody buys your part through the bulletin board; nobody undertakes to.',
      ),
      answeredDay: -7,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/arboleda/soutos-de-louzara.svg',
    alt: both(
      'Un castaño viejo y filas de jóvenes en una ladera verde con niebla',
      'An old chestnut and rows of young ones on a green misty slope',
    ),
  },
};
