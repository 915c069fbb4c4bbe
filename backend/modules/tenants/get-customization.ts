import { serve } from '#backend/http/serve.ts';
import { getCustomization, getCustomizationVersion } from '#contract/customization.ts';

/**
 * Look, texts and switches as the tenant set them, every gap filled by the contract's defaults. What this back end has no means for is said
 * to be off, so that no page offers it: sign-in with Google without a client of our own there.
 */
export const getCustomizationRoute = serve(getCustomization, async ({ tenant: { customization, version }, deps }) => {
  const signInWithGoogle = customization.extras.signInWithGoogle && deps.config.google !== null;
  return { data: { ...customization, extras: { ...customization.extras, signInWithGoogle } }, meta: { version } };
});

/** The number that every change of customization or settings raises. */
export const getCustomizationVersionRoute = serve(getCustomizationVersion, async ({ tenant: { version } }) => ({
  data: { version },
}));
