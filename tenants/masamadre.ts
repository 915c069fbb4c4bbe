import { LOCAL_API_BASE } from './environments.ts';
import type { TenantFile } from './schema.ts';

export const masamadre: TenantFile = {
  name: 'masamadre',
  displayName: 'Masa Madre',
  hosts: {
    local: ['masamadre.localhost'],
    test: ['masamadre.localhost'],
    dev: ['dev.masamadre.example'],
    demo: ['demo.masamadre.example'],
    prod: ['masamadre.example', 'www.masamadre.example'],
  },
  apiBase: {
    local: LOCAL_API_BASE,
    test: LOCAL_API_BASE,
    dev: 'https://api.dev.masamadre.example',
    demo: 'https://api.demo.masamadre.example',
    prod: 'https://api.masamadre.example',
  },
};
