import * as migration_20261120_134756_initial from './20261120_134756_initial';

export const migrations = [
  {
    up: migration_20261120_134756_initial.up,
    down: migration_20261120_134756_initial.down,
    name: '20261120_134756_initial'
  }
];
