import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const cumbre: TenantFile = {
  name: 'cumbre',
  displayName: 'Cumbre Ventures',
  hosts: {
    local: ['cumbre.localhost'],
    test: ['cumbre.localhost'],
    dev: ['dev.cumbre.example'],
    demo: ['demo.cumbre.example'],
    prod: ['cumbre.example', 'www.cumbre.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.cumbre.example',
    demo: 'https://api.demo.cumbre.example',
    prod: 'https://api.cumbre.example',
  },
};
