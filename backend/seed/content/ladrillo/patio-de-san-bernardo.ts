import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const patioDeSanBernardo: ProjectContent = {
  slug: 'patio-de-san-bernardo',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Patio de San Bernardo', 'San Bernardo Courtyard'),
  slogan: both('Un corral de vecinos con once viviendas', 'A shared courtyard with eleven homes'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'San Bernardo, Sevilla',
  issuer: { name: 'Corrales de Sevilla, S.L.', taxNumber: 'B88306303', city: 'Sevilla' },
  shortDescription: both(
    'Rehabilitación y venta de un corral del siglo XIX: once viviendas alrededor de un patio con pozo, siete ya reservadas.',
    'Restoring and selling a nineteenth-century courtyard house: eleven homes around a patio with a well, seven already reserved.',
  ),
  sections: {
    description: section(
      `El corral de la calle Gallinato tiene dos plantas de galerías de madera en torno a un patio de 160 m². Se rehabilitan once viviendas de 48 a 72 m² y se conserva el patio común, con su pozo y sus limoneros.

      Los 403.088 € de la campaña pagan la obra que falta (351.000 €), la dirección facultativa (29.500 €) y los gastos hasta la venta (22.588 €). El edificio es de la promotora, sin hipoteca.`,
      `The house on Calle Gallinato has two floors of timber galleries around a courtyard of 160 m². Eleven homes of 48 to 72 m² are being restored, and the shared courtyard is kept, with its well and its lemon trees.

      The campaign’s 403,088 € pay for the remaining works (351,000 €), supervision (29,500 €) and costs until the sale (22,588 €). The building belongs to the developer and has no mortgage.`,
    ),
    product: section(
      'Viviendas con galería, suelo hidráulico recuperado y aerotermia. Precio medio de venta: 178.000 €.',
      'Homes with a gallery, restored cement tiles and heat pumps. Average selling price: 178,000 €.',
    ),
    market: section(
      'Siete de las once están reservadas con 6.000 € de señal. En 2025 se vendieron 212 viviendas en el barrio, a los 41 días de anunciarse de media.',
      'Seven of the eleven are reserved with a deposit of 6,000 €. In 2025, 212 homes were sold in the area, 41 days after being advertised on average.',
    ),
    competitors: section(
      'La obra nueva más cercana, en Nervión, sale a 4.100 € por m², frente a 2.950 € aquí. No hay otro corral rehabilitado a la venta.',
      'The nearest new homes, in Nervión, sell at 4,100 € per m², against 2,950 € here. No other restored courtyard is on sale.',
    ),
    businessModel: section(
      'La promotora aporta el edificio y los inversores la obra. Con cada escritura se devuelve a los inversores la onceava parte del capital con su 10,4 % anual; hasta que cobren todo, la promotora no retira nada.',
      'The developer brings the building and the investors the works. With each sale one eleventh of the principal goes back to investors with its 10.4% a year; until they have been paid in full, the developer takes nothing out.',
    ),
    projections: section(
      `| Concepto | Importe |
      | Once ventas a 178.000 € | 1.958.000 € |
      | Capital de los inversores | 403.088 € |
      | Rentabilidad (14 meses) | 48.908 € |
      | Impuestos y comercialización | 173.000 € |

      Bastan tres ventas para devolver capital y rentabilidad.`,
      `| Item | Amount |
      | Eleven sales at 178,000 € | 1,958,000 € |
      | Investors’ capital | 403,088 € |
      | Return (14 months) | 48,908 € |
      | Taxes and selling costs | 173,000 € |

      Three sales are enough to repay capital and return.`,
    ),
  },
  headlineReturn: both('10,4 % anual esperado', '10.4% a year expected'),
  terms: [
    term('return', '10,4 % anual', '10.4% a year'),
    term('term', '14 meses', '14 months'),
    term('payout', 'Con cada venta', 'With each sale'),
    term('security', 'Hipoteca sobre el edificio', 'Mortgage on the building'),
    term('surface', '660 m²', '660 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '10.40', termMonths: 14 },
  token: {
    name: 'Patio de San Bernardo',
    symbol: 'PATIO',
    price: '71.98',
    forSale: 5600,
    minPerOrder: 3,
    maxPerOrder: 350,
    softCap: 3400,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -51, end: 6 },
  createdDay: -140,
  demand: { tokens: 5096, investors: 83, interested: 6 },
  risks: [
    both(
      'Si las ventas se retrasan, el plazo se alarga hasta 24 meses con el mismo tipo.',
      'If sales are slow, the term stretches to 24 months at the same rate.',
    ),
    both(
      'La arqueología del subsuelo paró la obra tres semanas en 2025 y puede volver a hacerlo en el patio.',
      'Archaeology below ground stopped the works for three weeks in 2025 and may do so again in the courtyard.',
    ),
  ],
  team: [
    {
      name: 'Macarena Benjumea Osuna',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Heredera del corral; ha rehabilitado otros tres en Triana.',
        'Heir to the house; she has restored three others in Triana.',
      ),
    },
    {
      name: 'Curro Lasarte Vidal',
      role: both('Jefe de obra', 'Site manager'),
      bio: both('Maestro en carpintería de armar y galerías.', 'Master of structural carpentry and galleries.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 19, 'Tasación por vivienda', 'Valuation by home'),
    document('licence', 'public', 6, 'Licencia y permiso arqueológico', 'Permission and archaeological permit'),
    document(
      'contract',
      'hidden',
      12,
      'Escritura de hipoteca a favor de los inversores',
      'Mortgage deed in the investors’ favour',
    ),
  ],
  updates: [
    {
      day: -4,
      title: both('Séptima reserva', 'Seventh reservation'),
      body: section('Una pareja del barrio se queda con la vivienda 2B.', 'A couple from the area has taken home 2B.'),
    },
    {
      day: -30,
      title: both('Objetivo mínimo alcanzado', 'Minimum target reached'),
      body: section(
        'Hemos superado el objetivo mínimo de 244.732 €: la obra sigue sin parar.',
        'We have passed the minimum target of 244,732 €: the works go on without a stop.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -33,
      question: both('¿Por qué el token vale 71,98 €?', 'Why is the token worth 71.98 €?'),
      answer: both(
        'Es el coste de la obra dividido en 5.600 partes iguales: cada una lleva la misma carga y las cuentas salen exactas.',
        'It is the cost of the works divided into 5,600 parts, so that every part carries the same share and the accounts come out exact.',
      ),
      answeredDay: -32,
    },
  ],
  distributions: [],
  change: {
    day: -2,
    end: 27,
    explanation: both(
      'El Ayuntamiento ha pedido otro informe de patrimonio antes de dar la licencia y lo tendremos en tres semanas. Preferimos que la campaña siga abierta hasta entonces.',
      'The town council has asked for another heritage report before it grants the licence, and we shall have it in three weeks. We would rather keep the campaign open until then.',
    ),
  },
  introVideo: null,
  cover: {
    url: '/projects/ladrillo/patio-de-san-bernardo.svg',
    alt: both(
      'Un patio andaluz con galerías de madera, un pozo, macetas y un limonero',
      'An Andalusian courtyard with timber galleries, a well, flowerpots and a lemon tree',
    ),
  },
};
