import * as migration_20261124_231907_tables from './20261124_231907_tables';
import * as migration_20261126_012714_recipe from './20261126_012714_recipe';
import * as migration_20261126_074618_withdrawn from './20261126_074618_withdrawn';
import * as migration_20261126_125802_kept from './20261126_125802_kept';
import * as migration_20261126_174303_article_media from './20261126_174303_article_media';
import * as migration_20261126_175853_clip_tasks from './20261126_175853_clip_tasks';
import * as migration_20261126_215054_story_safety from './20261126_215054_story_safety';
import * as migration_20261127_025902_responses from './20261127_025902_responses';
import * as migration_20261127_145750_conversations from './20261127_145750_conversations';
import * as migration_20261127_154117_saved from './20261127_154117_saved';
import * as migration_20261127_230807_collections from './20261127_230807_collections';
import * as migration_20261128_091733_visibility from './20261128_091733_visibility';

export const migrations = [
  {
    up: migration_20261124_231907_tables.up,
    down: migration_20261124_231907_tables.down,
    name: '20261124_231907_tables',
  },
  {
    up: migration_20261126_012714_recipe.up,
    down: migration_20261126_012714_recipe.down,
    name: '20261126_012714_recipe',
  },
  {
    up: migration_20261126_074618_withdrawn.up,
    down: migration_20261126_074618_withdrawn.down,
    name: '20261126_074618_withdrawn',
  },
  {
    up: migration_20261126_125802_kept.up,
    down: migration_20261126_125802_kept.down,
    name: '20261126_125802_kept',
  },
  {
    up: migration_20261126_174303_article_media.up,
    down: migration_20261126_174303_article_media.down,
    name: '20261126_174303_article_media',
  },
  {
    up: migration_20261126_175853_clip_tasks.up,
    down: migration_20261126_175853_clip_tasks.down,
    name: '20261126_175853_clip_tasks',
  },
  {
    up: migration_20261126_215054_story_safety.up,
    down: migration_20261126_215054_story_safety.down,
    name: '20261126_215054_story_safety',
  },
  {
    up: migration_20261127_025902_responses.up,
    down: migration_20261127_025902_responses.down,
    name: '20261127_025902_responses',
  },
  {
    up: migration_20261127_145750_conversations.up,
    down: migration_20261127_145750_conversations.down,
    name: '20261127_145750_conversations',
  },
  {
    up: migration_20261127_154117_saved.up,
    down: migration_20261127_154117_saved.down,
    name: '20261127_154117_saved',
  },
  {
    up: migration_20261127_230807_collections.up,
    down: migration_20261127_230807_collections.down,
    name: '20261127_230807_collections',
  },
  {
    up: migration_20261128_091733_visibility.up,
    down: migration_20261128_091733_visibility.down,
    name: '20261128_091733_visibility'
  },
];
