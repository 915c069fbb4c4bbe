import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const edificioLaFarola: ProjectContent = {
  slug: 'edificio-la-farola',
  clientUuid: 'a5f0a0d8-5c0a-4e8b-8f0c-1a1f6e2b7d31',
  status: 'CAMPAIGN',
  title: both('Edificio La Farola', 'La Farola Building'),
  slogan: both('Nueve pisos en alquiler a dos calles del mar', 'Nine rented flats two streets from the sea'),
  sector: 'real-estate',
  productType: 'REAL_ESTATE',
  location: 'El Cabanyal, Valencia',
  issuer: { name: 'La Farola Rehabilita, S.L.', taxNumber: 'B88304712', city: 'Valencia' },
  shortDescription: both(
    'Rehabilitación de una finca modernista de 1911 para alquilarla por años: azulejo fuera, patio dentro y rentas por debajo del mercado.',
    'Restoring a 1911 art nouveau house to let it year by year: tiles outside, a courtyard inside and rents below the market.',
  ),
  sections: {
    description: section(
      `### La finca

      La Farola tiene planta baja y tres alturas, 742 m² construidos y una fachada de azulejo protegida. Está vacía desde 2016 y no tiene cargas. El proyecto la convierte en nueve pisos de entre 52 y 88 m², con ascensor, patio y calificación energética B.

      | Destino | Importe | Origen | Importe |
      | Compra | 780.000 € | Esta campaña | 600.000 € |
      | Obra | 412.000 € | Hipoteca al 3,6 % | 660.000 € |
      | Impuestos y gastos | 98.000 € | Promotora | 60.000 € |
      | Imprevistos | 30.000 € | | |
      | **Total** | **1.320.000 €** | **Total** | **1.320.000 €** |

      ### En qué punto está

      La compra está señalizada, la licencia concedida y la obra adjudicada a precio cerrado. Doce meses después de la escritura entran los primeros inquilinos.`,
      `### The building

      La Farola has a ground floor and three storeys, 742 m² in all, and a listed tile façade. It has stood empty since 2016 and carries no charges. The project turns it into nine flats of 52 to 88 m², with a lift, a courtyard and energy rating B.

      | Use | Amount | Source | Amount |
      | Purchase | 780,000 € | This campaign | 600,000 € |
      | Works | 412,000 € | Mortgage at 3.6% | 660,000 € |
      | Taxes and costs | 98,000 € | Developer | 60,000 € |
      | Contingency | 30,000 € | | |
      | **Total** | **1,320,000 €** | **Total** | **1,320,000 €** |

      ### Where it stands

      A deposit has been paid on the purchase, permission has been granted and the works have been awarded at a fixed price. The first tenants move in twelve months after completion.`,
    ),
    product: section(
      `Pisos de una a tres habitaciones, sin muebles, con contratos de siete años y una renta media de 985 € al mes. En el barrio, un piso reformado del mismo tamaño se anuncia a 1.140 €. Tres de los nueve se reservan a vecinos del Cabanyal.`,
      `Flats of one to three bedrooms, unfurnished, on seven-year leases at an average of 985 € a month. A renovated flat of the same size in the area is advertised at 1,140 €. Three of the nine are kept for people from El Cabanyal.`,
    ),
    market: section(
      `En el distrito se firmaron 1.260 contratos de alquiler en 2025 y la oferta bajó un 17 %. La lista de interesados de la promotora tiene 143 familias para nueve pisos. La tasación independiente valora la finca terminada en 1.545.000 €.`,
      `In the district 1,260 leases were signed in 2025, and supply fell by 17%. The developer’s waiting list has 143 households for nine flats. An independent valuation puts the finished building at 1,545,000 €.`,
    ),
    competitors: section(
      `Compiten los apartamentos turísticos, a los que el ayuntamiento ya no da licencia en el barrio, y dos promociones de obra nueva a 1,5 km, con rentas desde 1.250 €.`,
      `Competition comes from holiday flats, which the city no longer licenses in the area, and from two new developments 1.5 km away with rents from 1,250 €.`,
    ),
    businessModel: section(
      `La sociedad compra, rehabilita y alquila. Cada trimestre reparte el resultado después de gastos e intereses. A partir del quinto año la junta de partícipes puede aprobar la venta; la promotora cobra el 10 % del beneficio que supere el 8 % anual.`,
      `The company buys, restores and lets. Every quarter it pays out what is left after costs and interest. From the fifth year the holders’ meeting may approve a sale; the developer receives 10% of any profit above 8% a year.`,
    ),
    projections: section(
      `| Año de renta completo | Importe |
      | Nueve pisos a 985 € | 106.380 € |
      | Meses vacíos (5 %) | −5.319 € |
      | Comunidad, seguro, IBI y gestión | −24.261 € |
      | Intereses de la hipoteca | −23.760 € |
      | **Resultado** | **53.040 €** |

      Sobre los 660.000 € de fondos propios es un 8,04 % anual. Con la venta en el año sexto al valor de hoy (1.545.000 €) la rentabilidad total sería del 10,0 % anual; vendiendo por el coste, del 5,8 %, porque el primer año no hay rentas y sí intereses.`,
      `| Full year of rent | Amount |
      | Nine flats at 985 € | 106,380 € |
      | Empty months (5%) | −5,319 € |
      | Upkeep, insurance, local tax, management | −24,261 € |
      | Mortgage interest | −23,760 € |
      | **Result** | **53,040 €** |

      On equity of 660,000 € this is 8.04% a year. With a sale in the sixth year at today’s value (1,545,000 €) the total return would be 10.0% a year; selling at cost, 5.8%, because the first year has interest and no rent.`,
    ),
  },
  headlineReturn: both('8,0 % de renta neta', '8.0% net rent'),
  terms: [
    term('yield', '8,04 %', '8.04%'),
    term('rent', 'Trimestral', 'Quarterly'),
    term('term', '6 años', '6 years'),
    term('loan', '50 % del coste', '50% of cost'),
    term('surface', '742 m²', '742 m²'),
  ],
  finance: { expectedAnnualReturnPercent: '8.04', termMonths: 72, payEveryMonths: 3, sharePercent: '90.91' },
  token: {
    name: 'Edificio La Farola',
    symbol: 'FAROLA',
    price: '100',
    forSale: 6000,
    minPerOrder: 1,
    maxPerOrder: 600,
    softCap: 4200,
    minting: 'AT_CAMPAIGN_END',
  },
  campaign: { start: -22, end: 38 },
  createdDay: -120,
  demand: { tokens: 3840, investors: 71, interested: 22 },
  risks: [
    both(
      'La obra en un edificio protegido puede encarecerse si aparecen elementos que conservar; el precio cerrado no cubre la fachada.',
      'Works on a listed building may cost more if features to be kept come to light; the fixed price does not cover the façade.',
    ),
    both(
      'Una limitación de rentas en la zona bajaría el resultado: a 880 € al mes quedaría en un 6,4 %.',
      'A rent cap in the area would lower the result: at 880 € a month it would be 6.4%.',
    ),
    both(
      'La hipoteca cobra antes que los partícipes. Si el edificio se vende por debajo de 660.000 €, lo pierden todo.',
      'The mortgage is paid before the holders. If the building is sold for less than 660,000 €, they lose everything.',
    ),
  ],
  team: [
    {
      name: 'Empar Llorens Ballester',
      role: both('Promotora', 'Developer'),
      bio: both(
        'Arquitecta técnica. Ha rehabilitado 14 fincas en los Poblados Marítimos.',
        'Building engineer. She has restored 14 houses in the maritime districts.',
      ),
    },
    {
      name: 'Ramón Estellés Fabra',
      role: both('Arquitecto', 'Architect'),
      bio: both(
        'Especialista en modernismo popular y en patios bioclimáticos.',
        'Specialist in popular art nouveau and in cooling courtyards.',
      ),
    },
    {
      name: 'Sílvia Peiró Monzó',
      role: both('Gestión del alquiler', 'Letting'),
      bio: both('Administra 210 viviendas con un 1,1 % de impago.', 'She manages 210 homes with arrears of 1.1%.'),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('valuation', 'public', 24, 'Tasación del edificio', 'Valuation of the building'),
    document('licence', 'public', 5, 'Licencia de obra', 'Planning permission'),
    document('deck', 'public', 18, 'Proyecto y planos', 'Project and floor plans'),
    document('contract', 'hidden', 13, 'Pacto de partícipes', 'Holders’ agreement'),
    document('contract', 'hidden', 11, 'Oferta vinculante de hipoteca', 'Binding mortgage offer'),
  ],
  updates: [
    {
      day: -5,
      title: both('Adjudicada la obra', 'Works awarded'),
      body: section(
        'Cuatro constructoras se presentaron. Ha ganado la segunda más barata, con la mejor garantía de plazo: 412.000 € y 1.200 € por día de retraso.',
        'Four builders tendered. The second cheapest won, with the best guarantee on time: 412,000 € and 1,200 € for each day of delay.',
      ),
    },
    {
      day: -22,
      title: both('Abierta la campaña', 'Campaign open'),
      body: section(
        'La señal de 78.000 € está pagada por la promotora y se descuenta de la compra.',
        'The developer has paid the deposit of 78,000 €, which counts towards the purchase.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -18,
      question: both('¿Cómo se eligen los inquilinos?', 'How are tenants chosen?'),
      answer: both(
        'Por orden de solicitud entre quienes acrediten ingresos de tres veces la renta; tres pisos, entre empadronados en el barrio.',
        'In order of application among those who show income of three times the rent; three flats among registered residents.',
      ),
      answeredDay: -17,
    },
    {
      askedDay: -10,
      question: both(
        '¿Puedo vender mis tokens antes de la venta del edificio?',
        'Can I sell my tokens before the building is sold?',
      ),
      answer: both(
        'Puede anunciarlos en el tablón, sin garantía de encontrar comprador.',
        'You can offer them on the bulletin board, with no guarantee of finding a buyer.',
      ),
      answeredDay: -9,
    },
  ],
  distributions: [],
  introVideo: { provider: 'vimeo', id: '22439234' },
  cover: {
    url: '/projects/ladrillo/edificio-la-farola.svg',
    alt: both(
      'Fachadas modernistas de azulejo con balcones y palmeras, y el mar al fondo',
      'Tiled art nouveau façades with balconies and palms, and the sea behind',
    ),
  },
};
