import * as migration_20261120_140919_initial from './20261120_140919_initial';
import * as migration_20261120_161003_former_slugs from './20261120_161003_former_slugs';
import * as migration_20261121_164418_waiting_submissions from './20261121_164418_waiting_submissions';

export const migrations = [
  {
    up: migration_20261120_140919_initial.up,
    down: migration_20261120_140919_initial.down,
    name: '20261120_140919_initial',
  },
  {
    up: migration_20261120_161003_former_slugs.up,
    down: migration_20261120_161003_former_slugs.down,
    name: '20261120_161003_former_slugs',
  },
  {
    up: migration_20261121_164418_waiting_submissions.up,
    down: migration_20261121_164418_waiting_submissions.down,
    name: '20261121_164418_waiting_submissions'
  },
];
