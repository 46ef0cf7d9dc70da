import * as migration_20261120_134749_initial from './20261120_134749_initial';

export const migrations = [
  {
    up: migration_20261120_134749_initial.up,
    down: migration_20261120_134749_initial.down,
    name: '20261120_134749_initial'
  }
];
