import fc from 'fast-check';

/** The seed of every run without another: what fails for it fails for everybody, each time. `npm run fuzz` names others. */
export const SEED = Number(process.env.FUZZ_SEED || 20_261_122);

fc.configureGlobal({ seed: SEED });
