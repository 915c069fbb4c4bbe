import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const ladrillo: TenantFile = {
  name: 'ladrillo',
  displayName: 'Ladrillo',
  hosts: {
    local: ['ladrillo.localhost'],
    test: ['ladrillo.localhost'],
    dev: ['dev.ladrillo.example'],
    demo: ['demo.ladrillo.example'],
    prod: ['ladrillo.example', 'www.ladrillo.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.ladrillo.example',
    demo: 'https://api.demo.ladrillo.example',
    prod: 'https://api.ladrillo.example',
  },
};
