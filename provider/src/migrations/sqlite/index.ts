import * as migration_20261128_135812_tables from './20261128_135812_tables';
import * as migration_20261129_005123_feed_ids from './20261129_005123_feed_ids';
import * as migration_20261129_064107_own_networks from './20261129_064107_own_networks';
import * as migration_20261129_065557_answer_order from './20261129_065557_answer_order';
import * as migration_20261129_144058_languages from './20261129_144058_languages';
import * as migration_20261129_152503_written_language from './20261129_152503_written_language';
import * as migration_20261129_175003_translated_captions from './20261129_175003_translated_captions';
import * as migration_20261129_202622_translations from './20261129_202622_translations';
import * as migration_20261129_211655_shown_videos from './20261129_211655_shown_videos';
import * as migration_20261129_215943_lists from './20261129_215943_lists';
import * as migration_20261130_011613_assignees from './20261130_011613_assignees';
import * as migration_20261130_011811_home_order_and_menu from './20261130_011811_home_order_and_menu';

export const migrations = [
  {
    up: migration_20261128_135812_tables.up,
    down: migration_20261128_135812_tables.down,
    name: '20261128_135812_tables',
  },
  {
    up: migration_20261129_005123_feed_ids.up,
    down: migration_20261129_005123_feed_ids.down,
    name: '20261129_005123_feed_ids',
  },
  {
    up: migration_20261129_064107_own_networks.up,
    down: migration_20261129_064107_own_networks.down,
    name: '20261129_064107_own_networks',
  },
  {
    up: migration_20261129_065557_answer_order.up,
    down: migration_20261129_065557_answer_order.down,
    name: '20261129_065557_answer_order',
  },
  {
    up: migration_20261129_144058_languages.up,
    down: migration_20261129_144058_languages.down,
    name: '20261129_144058_languages',
  },
  {
    up: migration_20261129_152503_written_language.up,
    down: migration_20261129_152503_written_language.down,
    name: '20261129_152503_written_language',
  },
  {
    up: migration_20261129_175003_translated_captions.up,
    down: migration_20261129_175003_translated_captions.down,
    name: '20261129_175003_translated_captions',
  },
  {
    up: migration_20261129_202622_translations.up,
    down: migration_20261129_202622_translations.down,
    name: '20261129_202622_translations',
  },
  {
    up: migration_20261129_211655_shown_videos.up,
    down: migration_20261129_211655_shown_videos.down,
    name: '20261129_211655_shown_videos',
  },
  {
    up: migration_20261129_215943_lists.up,
    down: migration_20261129_215943_lists.down,
    name: '20261129_215943_lists',
  },
  {
    up: migration_20261130_011613_assignees.up,
    down: migration_20261130_011613_assignees.down,
    name: '20261130_011613_assignees',
  },
  {
    up: migration_20261130_011811_home_order_and_menu.up,
    down: migration_20261130_011811_home_order_and_menu.down,
    name: '20261130_011811_home_order_and_menu'
  },
];
