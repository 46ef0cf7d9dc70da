import * as migration_20261124_231735_tables from './20261124_231735_tables';

export const migrations = [
  {
    up: migration_20261124_231735_tables.up,
    down: migration_20261124_231735_tables.down,
    name: '20261124_231735_tables'
  },
];
