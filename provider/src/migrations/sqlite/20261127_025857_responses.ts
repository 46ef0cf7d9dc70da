import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reason\` text NOT NULL,
  	\`words\` text,
  	\`video_id\` text(36),
  	\`is_handled\` integer DEFAULT false,
  	\`sender\` text,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`read_at\` text,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_video_idx\` ON \`reports\` (\`video_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_submission_key_idx\` ON \`reports\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`reports_announced_at_idx\` ON \`reports\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_read_at_idx\` ON \`reports\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_deleted_at_idx\` ON \`reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`prayers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`video\` text NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`prayers_video_idx\` ON \`prayers\` (\`video\`);`)
  await db.run(sql`CREATE INDEX \`prayers_day_idx\` ON \`prayers\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`missed_searches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`total\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_words_idx\` ON \`missed_searches\` (\`day\`,\`words\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`prayer_mails\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`prayers_mailed_until\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` text(36) REFERENCES reports(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`ALTER TABLE \`story_form\` ADD \`takes_prayers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`story_form\` ADD \`offers_prayer_mails\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`story_form\` ADD \`takes_reports\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`story_form\` ADD \`hiding_reports\` numeric;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` ADD \`version_takes_prayers\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` ADD \`version_offers_prayer_mails\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` ADD \`version_takes_reports\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` ADD \`version_hiding_reports\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`prayers\`;`)
  await db.run(sql`DROP TABLE \`missed_searches\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	\`stories_id\` text(36),
  	\`others_consents_id\` text(36),
  	\`hashtags_id\` text(36),
  	\`pages_id\` text(36),
  	\`languages_id\` text(36),
  	\`blogs_id\` text(36),
  	\`faq_categories_id\` text(36),
  	\`contact_messages_id\` text(36),
  	\`volunteer_contacts_id\` text(36),
  	\`testimony_consents_id\` text(36),
  	\`saved_replies_id\` text(36),
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	\`captions_id\` text(36),
  	\`members_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`others_consents_id\`) REFERENCES \`others_consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`languages_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`volunteer_contacts_id\`) REFERENCES \`volunteer_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimony_consents_id\`) REFERENCES \`testimony_consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`saved_replies_id\`) REFERENCES \`saved_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`captions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "videos_id", "stories_id", "others_consents_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id") SELECT "id", "order", "parent_id", "path", "videos_id", "stories_id", "others_consents_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_others_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`others_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hashtags_id_idx\` ON \`payload_locked_documents_rels\` (\`hashtags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_languages_id_idx\` ON \`payload_locked_documents_rels\` (\`languages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimony_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`testimony_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_saved_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`saved_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clips_id_idx\` ON \`payload_locked_documents_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captions_id_idx\` ON \`payload_locked_documents_rels\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`prayer_mails\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`prayers_mailed_until\`;`)
  await db.run(sql`ALTER TABLE \`story_form\` DROP COLUMN \`takes_prayers\`;`)
  await db.run(sql`ALTER TABLE \`story_form\` DROP COLUMN \`offers_prayer_mails\`;`)
  await db.run(sql`ALTER TABLE \`story_form\` DROP COLUMN \`takes_reports\`;`)
  await db.run(sql`ALTER TABLE \`story_form\` DROP COLUMN \`hiding_reports\`;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` DROP COLUMN \`version_takes_prayers\`;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` DROP COLUMN \`version_offers_prayer_mails\`;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` DROP COLUMN \`version_takes_reports\`;`)
  await db.run(sql`ALTER TABLE \`_story_form_v\` DROP COLUMN \`version_hiding_reports\`;`)
}
