import * as migration_20261120_140919_initial from './20261120_140919_initial';
import * as migration_20261120_161003_former_slugs from './20261120_161003_former_slugs';
import * as migration_20261121_164418_waiting_submissions from './20261121_164418_waiting_submissions';
import * as migration_20261121_172747_stories_under_review from './20261121_172747_stories_under_review';
import * as migration_20261121_195644_members_and_codes from './20261121_195644_members_and_codes';

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
    name: '20261121_164418_waiting_submissions',
  },
  {
    up: migration_20261121_172747_stories_under_review.up,
    down: migration_20261121_172747_stories_under_review.down,
    name: '20261121_172747_stories_under_review',
  },
  {
    up: migration_20261121_195644_members_and_codes.up,
    down: migration_20261121_195644_members_and_codes.down,
    name: '20261121_195644_members_and_codes'
  },
];
