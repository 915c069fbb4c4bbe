import type { IssuanceStatus } from '#domain/issuance/status.ts';
import type { OnboardingStep } from '#domain/onboarding/steps.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

interface Flows {
  onboarding: readonly OnboardingStep[];
  project_status: readonly IssuanceStatus[];
}

/** The modules that ask for a step or a phase. */
interface AskingModules {
  kyc: boolean;
  erir: boolean;
}

/** How many stand on what: people on the steps of an investment, projects in the phases. */
export interface Standing {
  onboarding: Partial<Record<OnboardingStep, number>>;
  project_status: Partial<Record<IssuanceStatus, number>>;
}

/** Phases without which no project begins, takes money or ends. */
const PHASES_KEPT = ['DRAFT', 'CAMPAIGN', 'CLOSED'] as const satisfies readonly IssuanceStatus[];

/** The steps that no flow may do without: the amount; the test and the simulation of losses (ECSPR, article 21), and the identity where the tenant checks it. */
export function requiredSteps(checksIdentity: boolean): OnboardingStep[] {
  return checksIdentity ? ['INVEST', 'SUITABILITY_TEST', 'KYC'] : ['INVEST', 'SUITABILITY_TEST'];
}

/** The phase in which a record-keeping body approves a project (module `erir`). */
const APPROVED_IN = 'VALIDATING' satisfies IssuanceStatus;

/** What the one order and the other may not do without. */
export function neededIn(flow: keyof Flows, { kyc, erir }: AskingModules): readonly string[] {
  if (flow === 'onboarding') return requiredSteps(kyc);
  return erir ? [...PHASES_KEPT, APPROVED_IN] : PHASES_KEPT;
}

/** What is wrong where a record-keeping body approves projects and the phases have no place for it, or null. */
export function approvalProblem({ project_status: phases }: Flows, { erir }: AskingModules): Problem | null {
  return erir && !phases.includes(APPROVED_IN) ? problem('validator.error_flow_erir', { step: APPROVED_IN }) : null;
}

/**
 * What is wrong with a tenant's orders of steps and phases, by field; empty where nothing is. Each stands once; what is required stays; phases stand as
 * {@link isInPhaseOrder} says.
 */
export function flowProblems(flows: Flows, checksIdentity: boolean): Partial<Record<keyof Flows, Problem>> {
  const { onboarding, project_status: phases } = flows;
  const missing = requiredSteps(checksIdentity).find((step) => !onboarding.includes(step));
  const lost = PHASES_KEPT.find((phase) => !phases.includes(phase));
  return {
    ...(hasDoubles(onboarding) && { onboarding: problem('validator.error_flow_twice') }),
    ...(missing && { onboarding: problem('validator.error_flow_required', { step: missing }) }),
    ...(!isInPhaseOrder(phases) && { project_status: problem('validator.error_flow_order') }),
    ...(hasDoubles(phases) && { project_status: problem('validator.error_flow_twice') }),
    ...(lost && { project_status: problem('validator.error_flow_required', { step: lost }) }),
  };
}

/** What comes before the campaign may come in either order: some validate what people have shown interest in, others show only what is validated. */
const RANK: Record<IssuanceStatus, number> = { DRAFT: 0, PRE_CAMPAIGN: 1, VALIDATING: 1, CAMPAIGN: 2, CLOSED: 3 };

/** Whether phases stand so that a project can go through them: from the draft to the campaign, and nothing after its end, because its money cannot come later. */
export function isInPhaseOrder(phases: readonly IssuanceStatus[]): boolean {
  return phases.every((phase, at) => RANK[phases[at - 1] ?? 'DRAFT'] <= RANK[phase]);
}

/** Whom a change of the orders would strand, by field: somebody stands on a step or phase that goes. */
export function strandingProblems(
  before: Flows,
  after: Flows,
  standing: Standing,
): Partial<Record<keyof Flows, Problem>> {
  const person = gone(before.onboarding, after.onboarding).find((step) => (standing.onboarding[step] ?? 0) > 0);
  const phase = gone(before.project_status, after.project_status).find(
    (status) => (standing.project_status[status] ?? 0) > 0,
  );
  return {
    ...(person && {
      onboarding: problem('validator.error_flow_people', { step: person, count: standing.onboarding[person] ?? 0 }),
    }),
    ...(phase && {
      project_status: problem('validator.error_flow_projects', {
        step: phase,
        count: standing.project_status[phase] ?? 0,
      }),
    }),
  };
}

const hasDoubles = (list: readonly unknown[]) => new Set(list).size < list.length;
const gone = <T>(before: readonly T[], after: readonly T[]) => before.filter((one) => !after.includes(one));
