import * as migration_20261128_135819_tables from './20261128_135819_tables';
import * as migration_20261129_005131_feed_ids from './20261129_005131_feed_ids';
import * as migration_20261129_064135_own_networks from './20261129_064135_own_networks';
import * as migration_20261129_065631_answer_order from './20261129_065631_answer_order';
import * as migration_20261129_144105_languages from './20261129_144105_languages';
import * as migration_20261129_152507_written_language from './20261129_152507_written_language';
import * as migration_20261129_175007_translated_captions from './20261129_175007_translated_captions';
import * as migration_20261129_202626_translations from './20261129_202626_translations';
import * as migration_20261129_211727_shown_videos from './20261129_211727_shown_videos';
import * as migration_20261129_215954_lists from './20261129_215954_lists';
import * as migration_20261130_011744_assignees from './20261130_011744_assignees';
import * as migration_20261130_011820_home_order_and_menu from './20261130_011820_home_order_and_menu';

export const migrations = [
  {
    up: migration_20261128_135819_tables.up,
    down: migration_20261128_135819_tables.down,
    name: '20261128_135819_tables',
  },
  {
    up: migration_20261129_005131_feed_ids.up,
    down: migration_20261129_005131_feed_ids.down,
    name: '20261129_005131_feed_ids',
  },
  {
    up: migration_20261129_064135_own_networks.up,
    down: migration_20261129_064135_own_networks.down,
    name: '20261129_064135_own_networks',
  },
  {
    up: migration_20261129_065631_answer_order.up,
    down: migration_20261129_065631_answer_order.down,
    name: '20261129_065631_answer_order',
  },
  {
    up: migration_20261129_144105_languages.up,
    down: migration_20261129_144105_languages.down,
    name: '20261129_144105_languages',
  },
  {
    up: migration_20261129_152507_written_language.up,
    down: migration_20261129_152507_written_language.down,
    name: '20261129_152507_written_language',
  },
  {
    up: migration_20261129_175007_translated_captions.up,
    down: migration_20261129_175007_translated_captions.down,
    name: '20261129_175007_translated_captions',
  },
  {
    up: migration_20261129_202626_translations.up,
    down: migration_20261129_202626_translations.down,
    name: '20261129_202626_translations',
  },
  {
    up: migration_20261129_211727_shown_videos.up,
    down: migration_20261129_211727_shown_videos.down,
    name: '20261129_211727_shown_videos',
  },
  {
    up: migration_20261129_215954_lists.up,
    down: migration_20261129_215954_lists.down,
    name: '20261129_215954_lists',
  },
  {
    up: migration_20261130_011744_assignees.up,
    down: migration_20261130_011744_assignees.down,
    name: '20261130_011744_assignees',
  },
  {
    up: migration_20261130_011820_home_order_and_menu.up,
    down: migration_20261130_011820_home_order_and_menu.down,
    name: '20261130_011820_home_order_and_menu'
  },
];
