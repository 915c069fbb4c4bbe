import { serve } from '#backend/http/serve.ts';
import { getCustomization } from '#contract/customization.ts';

/** Look, texts and switches as the tenant set them, every gap filled by the contract's defaults. */
export const getCustomizationRoute = serve(getCustomization, async ({ tenant }) => ({ data: tenant.customization }));
