import * as migration_20261120_132757_initial from './20261120_132757_initial';

export const migrations = [
  {
    up: migration_20261120_132757_initial.up,
    down: migration_20261120_132757_initial.down,
    name: '20261120_132757_initial'
  },
];
