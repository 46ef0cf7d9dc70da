import * as migration_20261120_140914_initial from './20261120_140914_initial';

export const migrations = [
  {
    up: migration_20261120_140914_initial.up,
    down: migration_20261120_140914_initial.down,
    name: '20261120_140914_initial'
  },
];
