import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const residenciaCampusVigo: ProjectContent = {
  slug: 'residencia-campus-vigo',
  clientUuid: null,
  status: 'PRE_CAMPAIGN',
  title: both('Residencia Campus Vigo', 'Vigo Campus Residence'),
  slogan: both('84 habitaciones a diez minutos del campus', '84 rooms ten minutes from the campus'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'Lagoas-Marcosende, Vigo',
  issuer: { name: 'Residencias do Fragoso, S.L.', taxNumber: 'B88306832', city: 'Vigo' },
  shortDescription: both(
    'Un hotel cerrado en 2019 se convierte en residencia de estudiantes con cocina en cada planta y precio por curso.',
    'A hotel that closed in 2019 becomes a student residence with a kitchen on each floor and a price per academic year.',
  ),
  sections: {
    description: section(
      `El campus de Vigo tiene 14.300 estudiantes desplazados y 1.050 plazas de residencia. El antiguo Hotel Fragoso, de 2.900 m², se adapta a 84 habitaciones con baño, seis cocinas, comedor y biblioteca.

      Se compran el edificio y la licencia por 1.480.000 € y se invierten 820.000 € en la obra: 2.300.000 €. La campaña aporta 900.000 €, un banco 1.250.000 € y la promotora 150.000 €.`,
      `The Vigo campus has 14,300 students from elsewhere and 1,050 residence places. The former Hotel Fragoso, 2,900 m², is adapted to 84 rooms with bathroom, six kitchens, a dining room and a library.

      The building and its licence are bought for 1,480,000 € and 820,000 € go into the works: 2,300,000 €. The campaign brings 900,000 €, a bank 1,250,000 € and the developer 150,000 €.`,
    ),
    product: section(
      'Habitación, comidas de lunes a viernes y limpieza por 590 € al mes, de septiembre a junio. En verano, alojamiento para cursos y congresos.',
      'Room, meals from Monday to Friday and cleaning for 590 € a month, September to June. In summer, lodging for courses and conferences.',
    ),
    market: section(
      'Un convenio con la universidad reserva 30 plazas durante cinco cursos. La encuesta a 640 estudiantes da 212 interesados firmes.',
      'An agreement with the university reserves 30 places for five years. A survey of 640 students gives 212 firm prospects.',
    ),
    competitors: section(
      'Las tres residencias de la zona están llenas desde mayo y cobran entre 540 y 710 €. Un piso compartido cuesta 330 € por habitación, más gastos y autobús.',
      'The three residences nearby are full by May and charge 540 € to 710 €. A shared flat costs 330 € a room, plus bills and bus.',
    ),
    businessModel: section(
      'Un gestor especializado explota la residencia a cambio del 9 % de las ventas. El resultado se reparte cada semestre y el edificio se vende en el séptimo año.',
      'A specialist operator runs the residence for 9% of sales. The result is paid out every half-year, and the building is sold in the seventh year.',
    ),
    projections: section(
      `| Curso completo | Importe |
      | 84 plazas, 10 meses, 92 % ocupadas | 455.952 € |
      | Verano | 61.000 € |
      | Explotación y gestor | −362.000 € |
      | Intereses del banco (4,1 %) | −51.250 € |
      | **Resultado** | **103.702 €** |

      Sobre 1.050.000 € de fondos propios, un 9,9 % anual.`,
      `| Full year | Amount |
      | 84 places, 10 months, 92% taken | 455,952 € |
      | Summer | 61,000 € |
      | Running costs and operator | −362,000 € |
      | Bank interest (4.1%) | −51,250 € |
      | **Result** | **103,702 €** |

      On equity of 1,050,000 €, 9.9% a year.`,
    ),
  },
  headlineReturn: both('9,9 % anual esperado', '9.9% a year expected'),
  terms: [
    term('return', '9,9 % anual', '9.9% a year'),
    term('term', '7 años', '7 years'),
    term('rent', 'Semestral', 'Half-yearly'),
    term('loan', '54 % del coste', '54% of cost'),
    term('surface', '2.900 m²', '2,900 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '9.90', termMonths: 84, payEveryMonths: 6, sharePercent: '85.71' },
  token: {
    name: 'Residencia Campus Vigo',
    symbol: 'CAMPUSVGO',
    price: '10',
    forSale: 90000,
    minPerOrder: 20,
    maxPerOrder: 9000,
    softCap: 65000,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: 9, end: 69 },
  createdDay: -75,
  demand: { tokens: 0, investors: 0, interested: 78 },
  risks: [
    both(
      'El cambio de uso está aprobado, pero la licencia de actividad llega al final de la obra.',
      'The change of use is approved, but the operating licence comes at the end of the works.',
    ),
    both('Con un 78 % de ocupación el reparto sería cero.', 'At 78% occupancy there would be nothing to pay out.'),
  ],
  team: [
    {
      name: 'Xiana Bouzas Alonso',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Dirigió durante once años una residencia universitaria en Santiago.',
        'For eleven years she ran a student residence in Santiago.',
      ),
    },
    {
      name: 'Breixo Comesaña Rial',
      role: both('Director financiero', 'Finance director'),
      bio: both('Auditor; ha cerrado tres adaptaciones de hoteles.', 'Auditor; he has closed three hotel conversions.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 20, 'Presentación', 'Presentation'),
    document('contract', 'hidden', 10, 'Convenio con la universidad', 'Agreement with the university'),
  ],
  updates: [],
  questions: [
    {
      askedDay: -3,
      question: both('¿Habrá que compartir baño?', 'Are bathrooms shared?'),
      answer: null,
      answeredDay: null,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/residencia-campus-vigo.svg',
    alt: both(
      'Un edificio de ventanas de colores entre pinos, con estudiantes en bicicleta',
      'A building with coloured windows among pines, with students on bicycles',
    ),
  },
};
