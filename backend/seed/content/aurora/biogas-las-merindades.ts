import type { ProjectContent } from '../project-content.ts';
import { both, document, INFORMATION_SHEET, section, term } from '../writing.ts';

export const biogasLasMerindades: ProjectContent = {
  slug: 'biogas-las-merindades',
  clientUuid: '7d0c1f5e-2a0b-4d53-9b0e-3a51c20b8c14',
  status: 'VALIDATING',
  title: both('Biogás de Las Merindades', 'Las Merindades Biogas'),
  slogan: both('El purín de mil vacas, en luz y calor', 'Slurry from a thousand cows, as power and heat'),
  sector: 'energy',
  productType: 'DEBT',
  location: 'Villarcayo, Burgos',
  issuer: { name: 'Biogás Merindades, S.L.', taxNumber: 'B88302062', city: 'Villarcayo' },
  shortDescription: both(
    'Tres granjas de leche juntan su purín en una planta de 250 kW que calienta la quesería del pueblo y devuelve abono al campo.',
    'Three dairy farms pool their slurry in a 250 kW plant that heats the village cheese dairy and returns fertiliser to the fields.',
  ),
  sections: {
    description: section(
      `Las tres granjas suman 1.050 vacas y 21.000 toneladas de purín al año. Hoy lo reparten en balsas abiertas y pagan por esparcirlo. La planta lo digiere durante 40 días, quema el gas en un motor de 250 kW y devuelve 18.000 toneladas de digerido, que huele menos y abona más.

      La inversión es de 1.900.000 €: 950.000 € de un banco a diez años, 300.000 € de las granjas y 650.000 € de este préstamo.`,
      `The three farms have 1,050 cows between them and 21,000 tonnes of slurry a year. Today it sits in open lagoons and they pay to have it spread. The plant digests it for 40 days, burns the gas in a 250 kW engine and gives back 18,000 tonnes of digestate, which smells less and feeds the soil more.

      The investment is 1,900,000 €: 950,000 € from a bank over ten years, 300,000 € from the farms and 650,000 € from this loan.`,
    ),
    product: section(
      `- **Electricidad:** 1.950 MWh al año a un precio fijo de 118 € el MWh durante doce años, adjudicado en subasta.
      - **Calor:** 1.400 MWh para la quesería, a 38 € el MWh, un tercio menos de lo que paga por gasóleo.
      - **Digerido:** 18.000 toneladas a 6 €, compradas por 34 agricultores de cereal.`,
      `- **Power:** 1,950 MWh a year at a fixed 118 € per MWh for twelve years, awarded at auction.
      - **Heat:** 1,400 MWh for the cheese dairy at 38 € per MWh, a third less than it pays for diesel.
      - **Digestate:** 18,000 tonnes at 6 €, bought by 34 cereal farmers.`,
    ),
    market: section(
      `Los tres contratos están firmados y condicionados a la financiación. El digestor piloto de 12 metros cúbicos trabajó once meses con el mismo purín: 24 metros cúbicos de biogás por tonelada, con un 57 % de metano.`,
      `All three contracts are signed, subject to financing. The 12 cubic metre pilot digester ran for eleven months on the same slurry: 24 cubic metres of biogas per tonne, at 57% methane.`,
    ),
    competitors: section(
      `La planta más próxima está a 74 km y solo admite residuos de matadero. Llevar allí el purín costaría 9 € por tonelada, más de lo que vale.`,
      `The nearest plant is 74 km away and takes slaughterhouse waste only. Hauling the slurry there would cost 9 € a tonne, more than it is worth.`,
    ),
    businessModel: section(
      `Las granjas son dueñas de la planta y la alimentan sin coste a cambio del digerido que necesitan. Los intereses se pagan cada semestre. El 30 % del capital se devuelve en tres plazos de 65.000 €, los años segundo, tercero y cuarto; los 455.000 € restantes se refinancian con el banco, que ha firmado una carta de intenciones.`,
      `The farms own the plant and feed it free of charge in return for the digestate that they need. Interest is paid every half-year. Some 30% of the principal is repaid in three instalments of 65,000 €, in the second, third and fourth years; the remaining 455,000 € are refinanced with the bank, which has signed a letter of intent.`,
    ),
    projections: section(
      `| Año completo | Importe |
      | Electricidad | 230.100 € |
      | Calor | 53.200 € |
      | Digerido | 108.000 € |
      | Explotación | −118.000 € |
      | Préstamo del banco | −123.000 € |
      | Intereses de este préstamo | −58.500 € |
      | **Disponible** | **91.800 €** |`,
      `| Full year | Amount |
      | Power | 230,100 € |
      | Heat | 53,200 € |
      | Digestate | 108,000 € |
      | Running costs | −118,000 € |
      | Bank loan | −123,000 € |
      | Interest on this loan | −58,500 € |
      | **Available** | **91,800 €** |`,
    ),
  },
  headlineReturn: both('9,00 % anual', '9.00% a year'),
  terms: [
    term('interest', '9,00 % anual', '9.00% a year'),
    term('term', '48 meses', '48 months'),
    term('coupon', 'Semestral', 'Half-yearly'),
    term('repayment', '30 % en plazos, 70 % al final', '30% in instalments, 70% at maturity'),
    term('security', 'Segunda hipoteca de maquinaria', 'Second charge on machinery'),
  ],
  finance: { annualInterestPercent: '9.00', termMonths: 48, payEveryMonths: 6 },
  token: {
    name: 'Biogás de Las Merindades 2031',
    symbol: 'BIOMER',
    price: '100',
    forSale: 6500,
    minPerOrder: 2,
    maxPerOrder: 1000,
    softCap: 4500,
    minting: 'MANUAL',
  },
  campaign: { start: 21, end: 81 },
  createdDay: -64,
  demand: { tokens: 0, investors: 0, interested: 38 },
  risks: [
    both(
      'El 70 % del capital depende de que el banco refinancie dentro de cuatro años.',
      'Repayment of 70% of the principal depends on the bank refinancing in four years’ time.',
    ),
    both(
      'Una enfermedad del ganado dejaría la planta sin materia prima durante semanas.',
      'A livestock disease would leave the plant without feedstock for weeks.',
    ),
    both(
      'El banco cobra antes que este préstamo si hay que ejecutar la garantía.',
      'The bank is paid ahead of this loan if the security has to be enforced.',
    ),
  ],
  team: [
    {
      name: 'Marisa Villate Ruiz',
      role: both('Directora del proyecto', 'Project director'),
      bio: both(
        'Veterinaria y ganadera; dirigió la agrupación de las tres granjas.',
        'Vet and farmer; she brought the three farms together.',
      ),
    },
    {
      name: 'Ernesto Sainz-Rasines',
      role: both('Ingeniero de procesos', 'Process engineer'),
      bio: both(
        'Puso en marcha cuatro plantas de biogás en Palencia y Dinamarca.',
        'He commissioned four biogas plants in Palencia and Denmark.',
      ),
    },
  ],
  documents: [
    INFORMATION_SHEET,
    document('deck', 'public', 16, 'Presentación de la planta', 'Presentation of the plant'),
    document('licence', 'public', 5, 'Autorización ambiental', 'Environmental permit'),
    document('report', 'hidden', 27, 'Informe del digestor piloto', 'Pilot digester report'),
    document(
      'contract',
      'hidden',
      21,
      'Contratos de venta de luz, calor y digerido',
      'Power, heat and digestate contracts',
    ),
  ],
  updates: [
    {
      day: -8,
      title: both('En validación', 'Under validation'),
      body: section(
        'La entidad encargada del registro revisa el expediente. Cuando lo apruebe anunciaremos la fecha de apertura.',
        'The record-keeping body is reviewing the file. Once it approves, we will announce the opening date.',
      ),
    },
  ],
  questions: [
    {
      askedDay: -12,
      question: both('¿Olerá el pueblo?', 'Will the village smell it?'),
      answer: both(
        'Menos que hoy: las balsas abiertas desaparecen y el digestor es estanco. El informe de olores está en la autorización ambiental.',
        'Less than today: the open lagoons go and the digester is sealed. The odour study is part of the environmental permit.',
      ),
      answeredDay: -10,
    },
  ],
  distributions: [],
  introVideo: { provider: 'vimeo', id: '76979871' },
  cover: {
    url: '/projects/aurora/biogas-las-merindades.svg',
    alt: both(
      'Dos cúpulas de biogás junto a un establo, entre prados y montañas',
      'Two biogas domes beside a barn, among meadows and mountains',
    ),
  },
};
