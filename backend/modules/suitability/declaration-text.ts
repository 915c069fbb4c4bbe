import type { Language } from '#domain/tenant/language.ts';

/** What is signed with a request (ECSPR, Annex II: the person states to be aware of the protection that is lost). Its version stands in the domain. */
export const SOPHISTICATED_DECLARATION: Record<Language, string> = {
  es: 'Declaro que cumplo los criterios que he marcado y que los documentos que aporto lo acreditan. Conozco las consecuencias de perder la protección de quien no es experimentado: no haré el test de conocimientos ni la simulación de pérdidas, no recibiré el aviso de riesgo en importes altos y no tendré periodo de reflexión de cuatro días para desistir. Soy responsable de la veracidad de lo que declaro.',
  en: 'I declare that I meet the criteria that I have ticked and that the documents I bring prove it. I know the consequences of losing the protection of those who are not sophisticated: I will not take the knowledge test or the simulation of losses, I will get no risk warning for high amounts, and I will have no reflection period of four days to revoke. I am responsible for the truth of what I declare.',
};
