import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const hospederiaDeSanTelmo: ProjectContent = {
  slug: 'hospederia-de-san-telmo',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Hospedería de San Telmo', 'San Telmo Guesthouse'),
  slogan: both('Catorce habitaciones en un hospital de 1560', 'Fourteen rooms in a hospital of 1560'),
  sector: 'tourism',
  productType: 'REAL_ESTATE',
  location: 'Ciudad Rodrigo, Salamanca',
  issuer: { name: 'San Telmo Hospedería, S.L.', taxNumber: 'B88327952', city: 'Ciudad Rodrigo' },
  shortDescription: both(
    'Un hospital de peregrinos con claustro se rehabilita como hotel de catorce habitaciones, con operador y alquiler firmados.',
    'A pilgrims’ hospital with a cloister is restored as a fourteen-room hotel, with an operator and a lease already signed.',
  ),
  sections: {
    description: section(
      `San Telmo acogió peregrinos hasta 1836 y fue después granero y escuela. Está dentro de la muralla, a tres minutos de la catedral, y conserva el claustro y un artesonado.

      Comprarlo y rehabilitarlo cuesta 1.350.000 €: 600.000 € de hipoteca, 300.000 € del promotor y 450.000 € de esta campaña. Los titulares tendrán el 60 % de la sociedad.`,
      `San Telmo took in pilgrims until 1836 and was later a granary and a school. It stands within the walls, three minutes from the cathedral, and keeps its cloister and a coffered ceiling.

      Buying and restoring it costs 1,350,000 €: a mortgage of 600,000 €, 300,000 € from the developer and 450,000 € from this campaign. Holders will own 60% of the company.`,
    ),
    product: section(
      'Catorce habitaciones de 22 a 38 m², comedor en el refectorio y claustro abierto a los vecinos los domingos. La obra dura trece meses.',
      'Fourteen rooms of 22 to 38 m², a dining room in the refectory, and a cloister open to neighbours on Sundays. The works take thirteen months.',
    ),
    market: section(
      'La ciudad recibió 172.000 visitantes en 2025 y sus tres hoteles con encanto tuvieron el 68 % de ocupación a 104 € de media.',
      'The city had 172,000 visitors in 2025, and its three heritage hotels ran at 68% and 104 € on average.',
    ),
    competitors: section(
      'El parador, con 35 habitaciones, cobra 135 €. Ningún otro hotel está en un edificio anterior a 1700.',
      'The state-run parador, with 35 rooms, charges 135 €. No other hotel is in a building from before 1700.',
    ),
    businessModel: section(
      'El operador paga 104.000 € de renta neta al año por quince años, con aval de seis meses. La hipoteca se lleva 49.500 € y de los 54.500 € que quedan el 60 %, 32.700 €, es de los titulares: un 7,3 % de lo invertido. En el año ocho se propone la venta.',
      'The operator pays a net rent of 104,000 € a year for fifteen years, with a six-month guarantee. The mortgage takes 49,500 €, and of the 54,500 € left 60%, 32,700 €, belongs to the holders: 7.3% of the investment. A sale is put to them in year eight.',
    ),
    projections: section(
      `| | Año 2 | Año 5 | Año 8 |
      | Renta | 104.000 € | 111.700 € | 120.200 € |
      | Para los titulares | 32.700 € | 37.300 € | 42.400 € |
      | Sobre lo invertido | 7,3 % | 8,3 % | 9,4 % |`,
      `| | Year 2 | Year 5 | Year 8 |
      | Rent | 104,000 € | 111,700 € | 120,200 € |
      | For the holders | 32,700 € | 37,300 € | 42,400 € |
      | Of the investment | 7.3% | 8.3% | 9.4% |`,
    ),
  },
  headlineReturn: both('7,3 % de renta neta', '7.3% net yield'),
  terms: [
    term('yield', '7,3 %', '7.3%'),
    term('rent', 'Trimestral, desde la apertura', 'Quarterly, from opening'),
    term('loan', '600.000 €', '600,000 €'),
    term('surface', '1.020 m²', '1,020 m²'),
    term('exit', 'Año 8', 'Year 8'),
  ],
  finance: { expectedAnnualReturnPercent: '7.30', termMonths: 96, payEveryMonths: 3, sharePercent: '60.00' },
  token: {
    name: 'Hospedería de San Telmo',
    symbol: 'SANTELMO',
    price: '150',
    forSale: 3000,
    minPerOrder: 2,
    maxPerOrder: 400,
    softCap: 2000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -28, end: 32 },
  createdDay: -77,
  demand: { tokens: 1770, investors: 23, interested: 0 },
  risks: [
    both(
      'Cualquier resto arqueológico para la obra; hay 60.000 € y tres meses previstos.',
      'Any archaeological find halts the works; 60,000 € and three months are allowed for.',
    ),
    both(
      'Hasta que abra, dentro de unos quince meses, no hay renta.',
      'There is no rent until it opens, in some fifteen months.',
    ),
    both(
      'La hipoteca se cobra antes: si el operador falla, la renta puede quedar en nada.',
      'The mortgage is paid first: if the operator fails, the rent may come to nothing.',
    ),
  ],
  team: [
    {
      name: 'Inés Bernaldo de Quirós',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Ha rehabilitado cinco hospederías en Castilla y Portugal.',
        'She has restored five guesthouses in Castile and Portugal.',
      ),
    },
    {
      name: 'Gil Moronta Sierro',
      role: both('Arquitecto restaurador', 'Conservation architect'),
      bio: both('Trabajó once años en la catedral de Salamanca.', 'He worked on Salamanca cathedral for eleven years.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 14, 'Tasación', 'Valuation'),
    document('contract', 'hidden', 21, 'Contrato con el operador', 'Operator’s lease'),
    document('licence', 'public', 6, 'Permiso de Patrimonio', 'Heritage permit'),
  ],
  updates: [
    {
      day: -12,
      title: both('El artesonado, en restauración', 'The ceiling is being restored'),
      body: section(
        'Se han desmontado 41 piezas, que vuelven en otoño.',
        'Some 41 pieces have been taken down; they come back in autumn.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -19,
      question: both('¿Podemos alojarnos los titulares?', 'May holders stay there?'),
      answer: both(
        'Con un 20 % de descuento, y una noche al año desde veinte participaciones.',
        'At 20% off, and one night a year from twenty units up.',
      ),
      answeredDay: -17,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/posada/hospederia-de-san-telmo.svg',
    alt: both(
      'El claustro de piedra de una hospedería con un pozo y un ciprés',
      'The stone cloister of a guesthouse with a well and a cypress',
    ),
  },
};
