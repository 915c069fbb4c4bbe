import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const almadraba: TenantFile = {
  name: 'almadraba',
  displayName: 'Almadraba',
  hosts: {
    local: ['almadraba.localhost'],
    test: ['almadraba.localhost'],
    dev: ['dev.almadraba.example'],
    demo: ['demo.almadraba.example'],
    prod: ['almadraba.example', 'www.almadraba.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.almadraba.example',
    demo: 'https://api.demo.almadraba.example',
    prod: 'https://api.almadraba.example',
  },
};
