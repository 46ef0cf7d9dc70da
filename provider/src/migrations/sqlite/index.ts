import * as migration_20261122_071728_initial from './20261122_071728_initial';

export const migrations = [
  {
    up: migration_20261122_071728_initial.up,
    down: migration_20261122_071728_initial.down,
    name: '20261122_071728_initial'
  },
];
