import * as migration_20261128_135819_tables from './20261128_135819_tables';

export const migrations = [
  {
    up: migration_20261128_135819_tables.up,
    down: migration_20261128_135819_tables.down,
    name: '20261128_135819_tables'
  },
];
