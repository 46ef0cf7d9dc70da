import * as migration_20261120_132749_initial from './20261120_132749_initial';

export const migrations = [
  {
    up: migration_20261120_132749_initial.up,
    down: migration_20261120_132749_initial.down,
    name: '20261120_132749_initial'
  },
];
