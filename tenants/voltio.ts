import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const voltio: TenantFile = {
  name: 'voltio',
  displayName: 'Voltio',
  hosts: {
    local: ['voltio.localhost'],
    test: ['voltio.localhost'],
    dev: ['dev.voltio.example'],
    demo: ['demo.voltio.example'],
    prod: ['voltio.example', 'www.voltio.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.voltio.example',
    demo: 'https://api.demo.voltio.example',
    prod: 'https://api.voltio.example',
  },
};
