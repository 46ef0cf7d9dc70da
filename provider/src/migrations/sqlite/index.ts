import * as migration_20261128_135812_tables from './20261128_135812_tables';

export const migrations = [
  {
    up: migration_20261128_135812_tables.up,
    down: migration_20261128_135812_tables.down,
    name: '20261128_135812_tables'
  },
];
