import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const almazaraSierraMagina: ProjectContent = {
  slug: 'almazara-sierra-magina',
  clientUuid: null,
  status: 'CAMPAIGN',
  title: both('Almazara Sierra Mágina', 'Sierra Mágina Oil Mill'),
  slogan: both('El hueso de la aceituna calienta el molino', 'Olive stones that heat the mill'),
  sector: 'agriculture',
  productType: 'DEBT',
  location: 'Bedmar, Jaén',
  issuer: { name: 'Aceites Cuesta del Aznaitín, S.L.', taxNumber: 'B88301536', city: 'Bedmar' },
  shortDescription: both(
    'Una almazara familiar cambia el gasóleo por su propio hueso de aceituna y amplía el patio para moler de noche, cuando el aceite sale mejor.',
    'A family mill replaces diesel with its own olive stones and enlarges its yard so that it can mill at night, when the oil comes out better.',
  ),
  sections: {
    description: section(
      `Aceites Cuesta del Aznaitín muele desde 1962. Esta cosecha recibió 4.300 toneladas de aceituna de 184 familias, y 600 más se fueron a otro molino porque el patio no daba abasto.

      Con los 180.000 € se compra una caldera de biomasa de 400 kW (74.000 €), una segunda línea de recepción y limpieza (81.000 €) y un depósito de frío de 120.000 litros (25.000 €).`,
      `Aceites Cuesta del Aznaitín has been milling since 1962. Last harvest it received 4,300 tonnes of olives from 184 families, and another 600 went to a different mill because the yard could not cope.

      The 180,000 € buy a 400 kW biomass boiler (74,000 €), a second line for reception and cleaning (81,000 €) and a chilled tank for 120,000 litres (25,000 €).`,
    ),
    product: section(
      `Aceite de oliva virgen extra de variedad picual, 880 toneladas por campaña media. El 38 % se vende envasado con marca propia y el resto a granel.

      Moler en menos de seis horas desde la recogida sube del 64 % al 80 % la parte que alcanza la categoría extra: esa diferencia se paga hoy a 0,55 € el kilo.`,
      `Extra virgin olive oil of the picual variety, 880 tonnes in an average season. Some 38% is sold bottled under the mill’s own label and the rest in bulk.

      Milling within six hours of picking lifts the part that reaches extra virgin grade from 64% to 80%: today that difference is paid at 0.55 € a kilo.`,
    ),
    market: section(
      `La marca propia se vende en 61 tiendas y en línea; repite el 57 % de los clientes. Dos distribuidores de Dinamarca y Alemania han firmado para las dos próximas campañas 140.000 litros a precio referido al de Jaén, con un mínimo de 4,10 €.`,
      `The mill’s own label is sold in 61 shops and online; 57% of customers come back. Two distributors, Danish and German, have signed for 140,000 litres over the next two seasons at a price tied to the Jaén market, with a floor of 4.10 €.`,
    ),
    competitors: section(
      `En la comarca hay 22 almazaras. Las cooperativas grandes pagan la aceituna un 2 % mejor, pero liquidan al cabo de un año; Aznaitín paga a 60 días. Ninguna de las que están a menos de 20 km muele de noche.`,
      `There are 22 mills in the district. The large cooperatives pay 2% more for olives but settle after a year; Aznaitín pays in 60 days. None of those within 20 km mills at night.`,
    ),
    businessModel: section(
      `El margen bruto es de 0,31 € por kilo de aceite. La caldera ahorra 19.400 € de gasóleo al año y deja 210 toneladas de hueso para vender a 160 € la tonelada (33.600 €). La segunda línea permite moler esas 600 toneladas de aceituna que hoy se pierden.

      Los intereses se pagan en enero y en julio; el capital, en cinco plazos iguales de 36.000 €, uno cada semestre.`,
      `Gross margin is 0.31 € per kilo of oil. The boiler saves 19,400 € of diesel a year and leaves 210 tonnes of stones to sell at 160 € a tonne (33,600 €). The second line makes room for the 600 tonnes of olives that are lost today.

      Interest is paid in January and July; the principal in five equal instalments of 36,000 €, one each half-year.`,
    ),
    projections: section(
      `| Campaña | Aceituna | Resultado antes de intereses | Servicio del préstamo |
      | 2026/27 | 4.500 t | 121.000 € | 83.988 € |
      | 2027/28 | 4.800 t | 139.000 € | 78.660 € |
      | 2028/29 (un semestre) | 2.300 t | 70.500 € | 37.332 € |

      El servicio incluye el capital y el 7,4 % sobre lo que queda por devolver. Con media cosecha (2.400 toneladas), como la de 2023, el resultado sería de 58.000 € y haría falta la línea de crédito de 60.000 €, hoy sin disponer.`,
      `| Season | Olives | Result before interest | Loan service |
      | 2026/27 | 4,500 t | 121,000 € | 83,988 € |
      | 2027/28 | 4,800 t | 139,000 € | 78,660 € |
      | 2028/29 (one half-year) | 2,300 t | 70,500 € | 37,332 € |

      Service includes principal and 7.4% on what is still owed. With half a harvest (2,400 tonnes), as in 2023, the result would be 58,000 € and the 60,000 € credit line, undrawn today, would be needed.`,
    ),
  },
  headlineReturn: both('7,40 % anual', '7.40% a year'),
  terms: [
    term('interest', '7,40 % anual', '7.40% a year'),
    term('term', '30 meses', '30 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
    term('repayment', 'Cinco plazos iguales', 'Five equal instalments'),
    term('security', 'Prenda sobre 40 t de aceite', 'Pledge over 40 t of oil'),
  ],
  finance: { annualInterestPercent: '7.40', termMonths: 30, payEveryMonths: 6, repayment: 'LINEAR' },
  token: {
    name: 'Almazara Sierra Mágina 2029',
    symbol: 'MAGINA',
    price: '25',
    forSale: 7200,
    minPerOrder: 4,
    maxPerOrder: 800,
    softCap: 3600,
    minting: 'AT_SOFT_CAP',
  },
  campaign: { start: -11, end: 34 },
  createdDay: -70,
  demand: { tokens: 2664, investors: 46, interested: 19 },
  risks: [
    both(
      'La cosecha de aceituna varía mucho de un año a otro: la de 2023 fue la mitad de la media.',
      'Olive harvests vary greatly from year to year: that of 2023 was half of the average.',
    ),
    both(
      'El precio del aceite puede caer por debajo del coste; el mínimo contratado cubre solo 140.000 litros.',
      'The price of oil may fall below cost; the contracted floor covers only 140,000 litres.',
    ),
    both(
      'La prenda recae sobre aceite almacenado, cuyo valor cambia con el mercado y con el tiempo.',
      'The pledge is over stored oil, whose value changes with the market and with age.',
    ),
  ],
  team: [
    {
      name: 'Catalina Viedma Troyano',
      role: both('Gerente y maestra de almazara', 'Manager and master miller'),
      bio: both(
        'Catadora acreditada. Tomó el relevo de su padre en 2014 y creó la marca propia.',
        'Accredited taster. She took over from her father in 2014 and created the mill’s own label.',
      ),
    },
    {
      name: 'Blas Ogáyar Raya',
      role: both('Responsable de fábrica', 'Plant manager'),
      bio: both(
        'Ingeniero industrial, nueve campañas en Aznaitín y doce en una cooperativa de Úbeda.',
        'Industrial engineer with nine seasons at Aznaitín and twelve at a cooperative in Úbeda.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('contract', 'public', 12, 'Contrato de préstamo', 'Loan agreement'),
    document('contract', 'public', 7, 'Póliza de prenda sin desplazamiento', 'Pledge deed'),
    document('report', 'public', 18, 'Auditoría energética', 'Energy audit'),
    document('financials', 'hidden', 26, 'Cuentas anuales 2023-2025', 'Annual accounts 2023-2025'),
  ],
  updates: [
    {
      day: -4,
      title: both('Primera molienda de la temporada', 'First milling of the season'),
      body: section(
        'El domingo molimos los primeros 38.000 kilos: rendimiento del 18,4 % y acidez de 0,15.',
        'On Sunday we milled the first 38,000 kilos: a yield of 18.4% and an acidity of 0.15.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -9,
      question: both('¿Por qué no financia la obra un banco?', 'Why does a bank not finance this?'),
      answer: both(
        'Financia una parte: la línea de crédito de 60.000 €. Para el resto pedía avalar con la casa familiar y preferimos ofrecer el aceite en prenda.',
        'It finances a part: the 60,000 € credit line. For the rest it wanted the family home as security, and we would rather pledge the oil.',
      ),
      answeredDay: -8,
    },
    {
      askedDay: -5,
      question: both('¿Dónde se guarda el aceite pignorado?', 'Where is the pledged oil kept?'),
      answer: both(
        'En el depósito 7, precintado por un tercero que certifica la cantidad cada trimestre.',
        'In tank 7, sealed by a third party that certifies the quantity every quarter.',
      ),
      answeredDay: -5,
    },
  ],
  distributions: [],
  introVideo: null,
  cover: {
    url: '/projects/aurora/almazara-sierra-magina.svg',
    alt: both(
      'Olivos en hileras sobre lomas ocres, con un molino blanco al fondo',
      'Olive trees in rows over ochre slopes, with a white mill behind',
    ),
  },
};
