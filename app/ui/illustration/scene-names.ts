/**
 * Drawings of what happens on a page, in the sprite beside the icons: they cost no request and no script. One hand with the projects'
 * drawings: a sun with its halo, hills behind hills, one thing on the ground, all in one colour in layers, which is the tenant's.
 * Their sources stand in `scenes/`; after a change run `node scripts/build-sprite.mjs`.
 */
export type Scene = 'empty' | 'waiting' | 'done' | 'lost' | 'door';
