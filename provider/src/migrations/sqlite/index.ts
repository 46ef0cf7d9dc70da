import * as migration_20261124_231735_tables from './20261124_231735_tables';
import * as migration_20261126_012703_recipe from './20261126_012703_recipe';
import * as migration_20261126_074612_withdrawn from './20261126_074612_withdrawn';
import * as migration_20261126_125756_kept from './20261126_125756_kept';
import * as migration_20261126_174257_article_media from './20261126_174257_article_media';
import * as migration_20261126_175849_clip_tasks from './20261126_175849_clip_tasks';
import * as migration_20261126_215049_story_safety from './20261126_215049_story_safety';
import * as migration_20261127_025857_responses from './20261127_025857_responses';
import * as migration_20261127_145744_conversations from './20261127_145744_conversations';
import * as migration_20261127_154110_saved from './20261127_154110_saved';
import * as migration_20261127_230807_collections from './20261127_230807_collections';
import * as migration_20261128_091725_visibility from './20261128_091725_visibility';

export const migrations = [
  {
    up: migration_20261124_231735_tables.up,
    down: migration_20261124_231735_tables.down,
    name: '20261124_231735_tables',
  },
  {
    up: migration_20261126_012703_recipe.up,
    down: migration_20261126_012703_recipe.down,
    name: '20261126_012703_recipe',
  },
  {
    up: migration_20261126_074612_withdrawn.up,
    down: migration_20261126_074612_withdrawn.down,
    name: '20261126_074612_withdrawn',
  },
  {
    up: migration_20261126_125756_kept.up,
    down: migration_20261126_125756_kept.down,
    name: '20261126_125756_kept',
  },
  {
    up: migration_20261126_174257_article_media.up,
    down: migration_20261126_174257_article_media.down,
    name: '20261126_174257_article_media',
  },
  {
    up: migration_20261126_175849_clip_tasks.up,
    down: migration_20261126_175849_clip_tasks.down,
    name: '20261126_175849_clip_tasks',
  },
  {
    up: migration_20261126_215049_story_safety.up,
    down: migration_20261126_215049_story_safety.down,
    name: '20261126_215049_story_safety',
  },
  {
    up: migration_20261127_025857_responses.up,
    down: migration_20261127_025857_responses.down,
    name: '20261127_025857_responses',
  },
  {
    up: migration_20261127_145744_conversations.up,
    down: migration_20261127_145744_conversations.down,
    name: '20261127_145744_conversations',
  },
  {
    up: migration_20261127_154110_saved.up,
    down: migration_20261127_154110_saved.down,
    name: '20261127_154110_saved',
  },
  {
    up: migration_20261127_230807_collections.up,
    down: migration_20261127_230807_collections.down,
    name: '20261127_230807_collections',
  },
  {
    up: migration_20261128_091725_visibility.up,
    down: migration_20261128_091725_visibility.down,
    name: '20261128_091725_visibility'
  },
];
