import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`others_consents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`story_id\` text(36),
  	\`video_id\` text(36),
  	\`asked_at\` text,
  	\`agreed_at\` text,
  	\`consents\` text,
  	\`withdrawn_at\` text,
  	\`withdrawal_seed\` text,
  	\`withdrawal_hash\` text,
  	\`asked_by\` text,
  	\`reminders\` numeric DEFAULT 0,
  	\`request_seed\` text,
  	\`request_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`others_consents_story_idx\` ON \`others_consents\` (\`story_id\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_video_idx\` ON \`others_consents\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_asked_at_idx\` ON \`others_consents\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_agreed_at_idx\` ON \`others_consents\` (\`agreed_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_withdrawn_at_idx\` ON \`others_consents\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`others_consents_withdrawal_hash_idx\` ON \`others_consents\` (\`withdrawal_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`others_consents_request_hash_idx\` ON \`others_consents\` (\`request_hash\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_updated_at_idx\` ON \`others_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_created_at_idx\` ON \`others_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_deleted_at_idx\` ON \`others_consents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`story_form_questions_translations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`story_form_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`story_form_questions_translations_order_idx\` ON \`story_form_questions_translations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`story_form_questions_translations_parent_id_idx\` ON \`story_form_questions_translations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`story_form_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`story_form\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`story_form_questions_order_idx\` ON \`story_form_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`story_form_questions_parent_id_idx\` ON \`story_form_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`story_form\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`longest_seconds\` numeric,
  	\`asks_parent_of_teen\` integer DEFAULT true,
  	\`asks_parent_of_child\` integer DEFAULT true,
  	\`needs_two_for_danger\` integer DEFAULT true,
  	\`consent_years\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_story_form_v_version_questions_translations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_story_form_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_form_v_version_questions_translations_order_idx\` ON \`_story_form_v_version_questions_translations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_story_form_v_version_questions_translations_parent_id_idx\` ON \`_story_form_v_version_questions_translations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_story_form_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_story_form_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_form_v_version_questions_order_idx\` ON \`_story_form_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_story_form_v_version_questions_parent_id_idx\` ON \`_story_form_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_story_form_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_longest_seconds\` numeric,
  	\`version_asks_parent_of_teen\` integer DEFAULT true,
  	\`version_asks_parent_of_child\` integer DEFAULT true,
  	\`version_needs_two_for_danger\` integer DEFAULT true,
  	\`version_consent_years\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_form_v_created_at_idx\` ON \`_story_form_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_form_v_updated_at_idx\` ON \`_story_form_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`teller_age\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`others_seen\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`danger\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`safety_version\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`parent_name\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`parent_email\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`is_unnamed\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`approved_by\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`renewal_asked_at\` text;`)
  await db.run(sql`CREATE INDEX \`stories_renewal_asked_at_idx\` ON \`stories\` (\`renewal_asked_at\`);`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`is_covered\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`left_out\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`others_consents_id\` text(36) REFERENCES others_consents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_others_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`others_consents_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`others_consents\`;`)
  await db.run(sql`DROP TABLE \`story_form_questions_translations\`;`)
  await db.run(sql`DROP TABLE \`story_form_questions\`;`)
  await db.run(sql`DROP TABLE \`story_form\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v_version_questions_translations\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	\`stories_id\` text(36),
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "videos_id", "stories_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id") SELECT "id", "order", "parent_id", "path", "videos_id", "stories_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
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
  await db.run(sql`DROP INDEX \`stories_renewal_asked_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`teller_age\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`others_seen\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`danger\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`safety_version\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`parent_name\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`parent_email\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`is_unnamed\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`approved_by\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`renewal_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`is_covered\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`left_out\`;`)
}
