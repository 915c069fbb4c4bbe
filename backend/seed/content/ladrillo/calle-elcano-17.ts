import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const calleElcano17: ProjectContent = {
  slug: 'calle-elcano-17',
  clientUuid: null,
  status: 'CLOSED',
  title: both('Calle Elcano 17', '17 Elcano Street'),
  slogan: both('Seis pisos del Ensanche, alquilados desde 2025', 'Six Ensanche flats, let since 2025'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'Ensanche, Bilbao',
  issuer: { name: 'Elcano Diecisiete, S.L.', taxNumber: 'B88308424', city: 'Bilbao' },
  shortDescription: both(
    'Medio edificio de 1934 con seis pisos alquilados. Financiado y repartiendo rentas cada trimestre.',
    'Half of a 1934 building, with six let flats. Financed, and paying out rent every quarter.',
  ),
  sections: {
    description: section(
      'La sociedad compró sin hipoteca seis pisos de un edificio de 1934 por 1.080.000 €: 450.000 € de esta campaña y 630.000 € de un fondo familiar en las mismas condiciones. Se cambiaron ventanas y caldera y se alquilaron en cuatro meses.',
      'Without a mortgage the company bought six flats of a 1934 building for 1,080,000 €: 450,000 € from this campaign and 630,000 € from a family fund on the same terms. Windows and boiler were replaced, and all were let within four months.',
    ),
    product: section(
      'Pisos de 92 a 104 m² con renta media de 1.260 € al mes y contratos hasta 2030.',
      'Flats of 92 to 104 m² at an average rent of 1,260 € a month, on leases until 2030.',
    ),
    market: section(
      'La ocupación ha sido del 100 % desde abril de 2025, sin impagos.',
      'Occupancy has been 100% since April 2025, without arrears.',
    ),
    competitors: section(
      'Los pisos reformados del mismo barrio se anuncian entre 1.300 y 1.450 €.',
      'Renovated flats in the same district are advertised at 1,300 € to 1,450 €.',
    ),
    businessModel: section(
      'De 90.720 € de rentas al año se pagan 20.520 € de gastos; los 70.200 € restantes son un 6,5 % de lo invertido. A esta campaña le tocan 29.250 € al año, 7.312,50 € por trimestre.',
      'Out of 90,720 € of yearly rent, 20,520 € of costs are paid; the other 70,200 € are 6.5% of the investment. This campaign’s part is 29,250 € a year, 7,312.50 € a quarter.',
    ),
    projections: section(
      `| | Previsto | Real |
      | Renta anual | 88.200 € | 90.720 € |
      | Gastos | 19.800 € | 20.520 € |
      | Reparto | 6,3 % | 6,5 % |`,
      `| | Planned | Actual |
      | Yearly rent | 88,200 € | 90,720 € |
      | Costs | 19,800 € | 20,520 € |
      | Paid out | 6.3% | 6.5% |`,
    ),
  },
  headlineReturn: both('6,5 % de renta neta', '6.5% net rent'),
  terms: [
    term('yield', '6,5 %', '6.5%'),
    term('rent', 'Trimestral', 'Quarterly'),
    term('term', '6 años', '6 years'),
    term('loan', 'Ninguna', 'None'),
    term('surface', '588 m²', '588 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '6.50', termMonths: 72, payEveryMonths: 3, sharePercent: '41.67' },
  token: {
    name: 'Calle Elcano 17',
    symbol: 'ELCANO17',
    price: '50',
    forSale: 9000,
    minPerOrder: 2,
    maxPerOrder: 1200,
    softCap: 6000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -505, end: -462 },
  createdDay: -560,
  demand: { tokens: 9000, investors: 79, interested: 0 },
  risks: [
    both(
      'La salida depende de vender los pisos uno a uno o juntos en 2031, al precio de entonces.',
      'The exit depends on selling the flats, one by one or together, in 2031 at the price of the day.',
    ),
    both(
      'Una derrama del edificio puede llevarse el reparto de un trimestre.',
      'Major repairs to the building may consume a quarter’s payment.',
    ),
  ],
  team: [
    {
      name: 'Itziar Arrese Goiri',
      role: both('Administradora', 'Manager'),
      bio: both(
        'Administradora de fincas; lleva 300 viviendas en Bizkaia.',
        'Property manager with 300 homes in Bizkaia.',
      ),
    },
    {
      name: 'Koldo Urrutia Sáez',
      role: both('Inversiones', 'Investments'),
      bio: both(
        'Compra y vende vivienda para familias desde 1998.',
        'He has bought and sold homes for families since 1998.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 17, 'Tasación', 'Valuation'),
    document('report', 'hidden', 4, 'Informe trimestral, octubre', 'Quarterly report, October'),
    document('contract', 'hidden', 12, 'Pacto de partícipes', 'Holders’ agreement'),
  ],
  updates: [
    {
      day: -1,
      title: both('Quinta renta repartida', 'Fifth rent paid out'),
      body: section(
        'Repartidos 7.312,50 €, 0,8125 € por token. Ningún piso vacío.',
        'Paid out 7,312.50 €, 0.8125 € a token. No flat is empty.',
      ),
    },
    {
      day: -92,
      title: both('Cuarta renta repartida', 'Fourth rent paid out'),
      body: section(
        'Repartidos otros 7.312,50 €. La revisión de rentas de agosto ha sido del 2,1 %.',
        'Another 7,312.50 € paid out. The rent review of August was 2.1%.',
      ),
    },
    {
      day: -461,
      title: both('Comprado', 'Bought'),
      body: section('Firmada la escritura con 79 partícipes.', 'The deed has been signed, with 79 holders.'),
    },
  ],
  questions: [
    {
      askedDay: -480,
      question: both('¿Puedo vivir en uno de los pisos?', 'May I live in one of the flats?'),
      answer: both(
        'Sí, a precio de mercado y en igualdad con los demás solicitantes.',
        'Yes, at the market rent and on equal terms with other applicants.',
      ),
      answeredDay: -479,
    },
  ],
  distributions: [
    {
      day: -365,
      kind: 'RENT',
      gross: '7312.50',
      concept: both('Renta del primer trimestre', 'Rent of the first quarter'),
    },
    {
      day: -274,
      kind: 'RENT',
      gross: '7312.50',
      concept: both('Renta del segundo trimestre', 'Rent of the second quarter'),
    },
    {
      day: -183,
      kind: 'RENT',
      gross: '7312.50',
      concept: both('Renta del tercer trimestre', 'Rent of the third quarter'),
    },
    {
      day: -92,
      kind: 'RENT',
      gross: '7312.50',
      concept: both('Renta del cuarto trimestre', 'Rent of the fourth quarter'),
    },
    {
      day: -1,
      kind: 'RENT',
      gross: '7312.50',
      concept: both('Renta del quinto trimestre', 'Rent of the fifth quarter'),
    },
  ],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/calle-elcano-17.svg',
    alt: both(
      'Fachadas altas del Ensanche con miradores blancos y una calle con lluvia',
      'Tall Ensanche façades with white bay windows and a rainy street',
    ),
  },
};
