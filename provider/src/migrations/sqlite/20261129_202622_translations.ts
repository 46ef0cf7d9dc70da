import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`status\` text DEFAULT 'Draft' NOT NULL,
  	\`title\` text,
  	\`words\` text,
  	\`article\` text,
  	\`text\` text,
  	\`questions\` text,
  	\`of\` text,
  	\`source\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_of_idx\` ON \`translations\` (\`of\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_deleted_at_idx\` ON \`translations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`of_language_idx\` ON \`translations\` (\`of\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`translations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	\`story_collections_id\` text(36),
  	\`hashtags_id\` text(36),
  	\`blogs_id\` text(36),
  	\`pages_id\` text(36),
  	\`faq_categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_collections_id\`) REFERENCES \`story_collections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_rels_order_idx\` ON \`translations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_parent_idx\` ON \`translations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_path_idx\` ON \`translations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_videos_id_idx\` ON \`translations_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_story_collections_id_idx\` ON \`translations_rels\` (\`story_collections_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_hashtags_id_idx\` ON \`translations_rels\` (\`hashtags_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_blogs_id_idx\` ON \`translations_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_pages_id_idx\` ON \`translations_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`translations_rels_faq_categories_id_idx\` ON \`translations_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_language\` text NOT NULL,
  	\`version_status\` text DEFAULT 'Draft' NOT NULL,
  	\`version_title\` text,
  	\`version_words\` text,
  	\`version_article\` text,
  	\`version_text\` text,
  	\`version_questions\` text,
  	\`version_of\` text,
  	\`version_source\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_parent_idx\` ON \`_translations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_of_idx\` ON \`_translations_v\` (\`version_of\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_updated_at_idx\` ON \`_translations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_created_at_idx\` ON \`_translations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_version_version_deleted_at_idx\` ON \`_translations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_created_at_idx\` ON \`_translations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_updated_at_idx\` ON \`_translations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_of_version_language_idx\` ON \`_translations_v\` (\`version_of\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`_translations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	\`story_collections_id\` text(36),
  	\`hashtags_id\` text(36),
  	\`blogs_id\` text(36),
  	\`pages_id\` text(36),
  	\`faq_categories_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_translations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_collections_id\`) REFERENCES \`story_collections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_order_idx\` ON \`_translations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_parent_idx\` ON \`_translations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_path_idx\` ON \`_translations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_videos_id_idx\` ON \`_translations_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_story_collections_id_idx\` ON \`_translations_v_rels\` (\`story_collections_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_hashtags_id_idx\` ON \`_translations_v_rels\` (\`hashtags_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_blogs_id_idx\` ON \`_translations_v_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_pages_id_idx\` ON \`_translations_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_translations_v_rels_faq_categories_id_idx\` ON \`_translations_v_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`translations_id\` text(36) REFERENCES translations(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`translations_rels\`;`)
  await db.run(sql`DROP TABLE \`_translations_v\`;`)
  await db.run(sql`DROP TABLE \`_translations_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	\`stories_id\` text(36),
  	\`others_consents_id\` text(36),
  	\`reports_id\` text(36),
  	\`story_collections_id\` text(36),
  	\`hashtags_id\` text(36),
  	\`pages_id\` text(36),
  	\`languages_id\` text(36),
  	\`blogs_id\` text(36),
  	\`faq_categories_id\` text(36),
  	\`conversations_id\` text(36),
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
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_collections_id\`) REFERENCES \`story_collections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`languages_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_categories_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conversations_id\`) REFERENCES \`conversations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "videos_id", "stories_id", "others_consents_id", "reports_id", "story_collections_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "conversations_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id") SELECT "id", "order", "parent_id", "path", "videos_id", "stories_id", "others_consents_id", "reports_id", "story_collections_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "conversations_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "saved_replies_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_others_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`others_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_story_collections_id_idx\` ON \`payload_locked_documents_rels\` (\`story_collections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hashtags_id_idx\` ON \`payload_locked_documents_rels\` (\`hashtags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_languages_id_idx\` ON \`payload_locked_documents_rels\` (\`languages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conversations_id_idx\` ON \`payload_locked_documents_rels\` (\`conversations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_volunteer_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`volunteer_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimony_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`testimony_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_saved_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`saved_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clips_id_idx\` ON \`payload_locked_documents_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captions_id_idx\` ON \`payload_locked_documents_rels\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
}
