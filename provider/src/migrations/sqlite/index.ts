import * as migration_20261122_032641_initial from './20261122_032641_initial';

export const migrations = [
  {
    up: migration_20261122_032641_initial.up,
    down: migration_20261122_032641_initial.down,
    name: '20261122_032641_initial'
  },
];
