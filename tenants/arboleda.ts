import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const arboleda: TenantFile = {
  name: 'arboleda',
  displayName: 'Arboleda',
  hosts: {
    local: ['arboleda.localhost'],
    test: ['arboleda.localhost'],
    dev: ['dev.arboleda.example'],
    demo: ['demo.arboleda.example'],
    prod: ['arboleda.example', 'www.arboleda.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.arboleda.example',
    demo: 'https://api.demo.arboleda.example',
    prod: 'https://api.arboleda.example',
  },
};
