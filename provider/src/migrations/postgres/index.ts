import * as migration_20261122_071823_initial from './20261122_071823_initial';
import * as migration_20261122_164600_staff_sign_in from './20261122_164600_staff_sign_in';
import * as migration_20261122_212117_church_week from './20261122_212117_church_week';
import * as migration_20261123_071632_told_sites from './20261123_071632_told_sites';
import * as migration_20261123_115354_purges from './20261123_115354_purges';
import * as migration_20261123_235103_story_length from './20261123_235103_story_length';

export const migrations = [
  {
    up: migration_20261122_071823_initial.up,
    down: migration_20261122_071823_initial.down,
    name: '20261122_071823_initial',
  },
  {
    up: migration_20261122_164600_staff_sign_in.up,
    down: migration_20261122_164600_staff_sign_in.down,
    name: '20261122_164600_staff_sign_in',
  },
  {
    up: migration_20261122_212117_church_week.up,
    down: migration_20261122_212117_church_week.down,
    name: '20261122_212117_church_week',
  },
  {
    up: migration_20261123_071632_told_sites.up,
    down: migration_20261123_071632_told_sites.down,
    name: '20261123_071632_told_sites',
  },
  {
    up: migration_20261123_115354_purges.up,
    down: migration_20261123_115354_purges.down,
    name: '20261123_115354_purges',
  },
  {
    up: migration_20261123_235103_story_length.up,
    down: migration_20261123_235103_story_length.down,
    name: '20261123_235103_story_length'
  },
];
