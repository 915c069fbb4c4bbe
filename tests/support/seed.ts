import fc from 'fast-check';

/** The seed of every run without another: what fails for it fails for everybody, each time. `npm run fuzz` names others. */
export const SEED = Number(process.env.FUZZ_SEED || 20_261_122);

// As in the started product, Node's own agent carries `fetch`, whichever file of a worker loads the package of the same name first.
new Headers();

fc.configureGlobal({ seed: SEED });
