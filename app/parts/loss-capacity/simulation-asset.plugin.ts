import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { scriptAsset } from '#app/ui/enhance/enhance-asset.plugin.ts';

/** The simulation's script as a file of its own; its address is `import.meta.env.SIMULATION_URL`. */
export function simulationAsset(): Plugin {
  return scriptAsset({
    name: 'simulation',
    source: fileURLToPath(new URL('./simulation.ts', import.meta.url)),
    served: '/app/parts/loss-capacity/simulation.ts',
    variable: 'SIMULATION_URL',
  });
}
