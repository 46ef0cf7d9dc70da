import * as migration_20261124_231907_tables from './20261124_231907_tables';

export const migrations = [
  {
    up: migration_20261124_231907_tables.up,
    down: migration_20261124_231907_tables.down,
    name: '20261124_231907_tables'
  },
];
