import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const gradaDelTuria: ProjectContent = {
  slug: 'grada-del-turia',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Grada del Turia', 'The Turia Stand'),
  slogan: both('Mil ochocientos asientos a cubierto', 'Eighteen hundred seats out of the rain'),
  sector: 'sport',
  productType: 'REVENUE_SHARE',
  location: 'Valencia',
  issuer: { name: 'Club Deportivo Turia, S.A.D.', taxNumber: 'A88324777', city: 'Valencia' },
  shortDescription: both(
    'El club cubre su grada de sol y reparte con la afición el 20 % de lo que se recaude en ella durante ocho temporadas.',
    'The club roofs its open stand and shares 20% of what it takes with its supporters for eight seasons.',
  ),
  sections: {
    description: section(
      `La grada del río tiene 1.800 asientos de hormigón sin techo y se llena a la mitad. Con cubierta, butacas y un ambigú, el club espera 1.350 espectadores por partido, como en la tribuna.

      La obra cuesta 540.000 €: 220.000 € son de una ayuda municipal y 320.000 € de esta campaña.`,
      `The river stand has 1,800 roofless concrete seats and is half full at best. With a roof, proper seats and a bar, the club expects 1,350 people a match, as in the main stand.

      The works cost 540,000 €: 220,000 € from a city grant and 320,000 € from this campaign.`,
    ),
    product: section(
      'Cubierta de madera laminada con 96 kWp de placas, 1.800 butacas, doce plazas para sillas de ruedas y aseos nuevos.',
      'A glued timber roof with 96 kWp of solar panels, 1,800 seats, twelve wheelchair places and new toilets.',
    ),
    market: section(
      'El club tiene 4.100 abonados, un 9 % más que el año pasado, y 520 en espera de asiento cubierto. La media en casa fue de 3.870 espectadores.',
      'The club has 4,100 season-ticket holders, 9% more than a year ago, and 520 waiting for a covered seat. Home crowds averaged 3,870.',
    ),
    competitors: section(
      'En la ciudad juegan dos clubes de categoría superior a más de 40 € la entrada. Aquí cuesta 13 € de media.',
      'Two clubs of a higher division play in the city at over 40 € a ticket. Here it costs 13 € on average.',
    ),
    businessModel: section(
      'Diecisiete partidos, 1.350 espectadores y 13 € hacen 298.350 € por temporada en esta grada. El 20 %, 59.670 €, se reparte cada julio; en ocho temporadas son 1,49 veces lo invertido.',
      'Seventeen matches, 1,350 people and 13 € make 298,350 € a season in this stand. Some 20%, 59,670 €, is paid out each July; over eight seasons that is 1.49 times the investment.',
    ),
    projections: section(
      `| | Como ahora | Con un descenso el tercer año |
      | Reparto por temporada | 59.670 € | 41.770 € |
      | Total en ocho temporadas | 477.360 € | 369.960 € |
      | Rentabilidad anual | 9,9 % | 3,6 % |`,
      `| | As now | Relegated in year three |
      | Paid out a season | 59,670 € | 41,770 € |
      | Total over eight seasons | 477,360 € | 369,960 € |
      | Yearly return | 9.9% | 3.6% |`,
    ),
  },
  headlineReturn: both('9,9 % anual esperado', '9.9% a year expected'),
  terms: [
    term('return', '9,9 % anual', '9.9% a year'),
    term('revenueShare', '20 % de la taquilla de la grada', '20% of the stand’s takings'),
    term('term', '8 temporadas', '8 seasons'),
    term('payout', 'Cada julio', 'Each July'),
  ],
  finance: { expectedAnnualReturnPercent: '9.90', termMonths: 96, payEveryMonths: 12, sharePercent: '20.00' },
  token: {
    name: 'Grada del Turia',
    symbol: 'GRADA',
    price: '40',
    forSale: 8000,
    minPerOrder: 1,
    maxPerOrder: 500,
    softCap: 3800,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -23, end: 15 },
  createdDay: -66,
  demand: { tokens: 5210, investors: 24, interested: 0 },
  risks: [
    both(
      'Si el equipo desciende se venderían un 30 % menos de entradas.',
      'If the team goes down, some 30% fewer tickets would be sold.',
    ),
    both(
      'El campo es municipal: la concesión acaba en 2041 y puede revocarse.',
      'The ground belongs to the city: the lease ends in 2041 and may be revoked.',
    ),
  ],
  team: [
    {
      name: 'Amparo Sanchis Badia',
      role: both('Presidenta', 'President'),
      bio: both('Abonada desde 1987; economista.', 'A season-ticket holder since 1987, and an economist.'),
    },
    {
      name: 'Vicent Llorca Peris',
      role: both('Director de obra', 'Head of works'),
      bio: both('Ha dirigido tres polideportivos en madera.', 'He has built three timber sports halls.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('licence', 'public', 5, 'Concesión del campo', 'Lease of the ground'),
    document('financials', 'hidden', 11, 'Cuentas de la temporada 2025-2026', 'Accounts for the 2025-2026 season'),
  ],
  updates: [
    {
      day: -4,
      title: both('Cinco mil participaciones', 'Five thousand units'),
      body: section(
        'El objetivo mínimo está alcanzado: la obra empieza en junio, al acabar la liga.',
        'The minimum target is reached: works begin in June, when the league ends.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -17,
      question: both('¿El reparto incluye el ambigú?', 'Does the share include the bar?'),
      answer: both(
        'No: solo entradas y la parte de los abonos que toca a esta grada.',
        'No: only tickets and this stand’s part of season tickets.',
      ),
      answeredDay: -16,
    },
  ],
  distributions: [],
  introVideo: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
  cover: {
    url: '/projects/aficion/grada-del-turia.svg',
    alt: both(
      'Una grada cubierta llena de aficionados con bufandas rojas frente al césped',
      'A roofed stand full of supporters in red scarves before the pitch',
    ),
  },
};
