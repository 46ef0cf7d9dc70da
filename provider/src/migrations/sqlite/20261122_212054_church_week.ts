import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_description\` text,
  	\`version_video_link_id\` text(36) NOT NULL,
  	\`version_poster_id\` text(36),
  	\`version_youtube_link\` text,
  	\`version_y_t_short_link\` text,
  	\`version_facebook_link\` text,
  	\`version_tiktok_link\` text,
  	\`version_instagram_link\` text,
  	\`version_church_link\` text,
  	\`version_status\` text DEFAULT 'Pending' NOT NULL,
  	\`version_publish_unprepared\` integer DEFAULT false,
  	\`version_video_type\` text DEFAULT 'both' NOT NULL,
  	\`version_recorded_at\` text,
  	\`version_slug\` text NOT NULL,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_schedule_problem\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_link_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_video_link_idx\` ON \`_videos_v\` (\`version_video_link_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_poster_idx\` ON \`_videos_v\` (\`version_poster_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_status_idx\` ON \`_videos_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_slug_idx\` ON \`_videos_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_publish_at_idx\` ON \`_videos_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_unpublish_at_idx\` ON \`_videos_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`hashtags_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_videos_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_order_idx\` ON \`_videos_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_parent_idx\` ON \`_videos_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_path_idx\` ON \`_videos_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_rels_hashtags_id_idx\` ON \`_videos_v_rels\` (\`hashtags_id\`);`)
  await db.run(sql`CREATE TABLE \`_hashtags_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_image_id\` text(36),
  	\`version_image_link\` text,
  	\`version_status\` text DEFAULT 'Active' NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hashtags_v_parent_idx\` ON \`_hashtags_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version__order_idx\` ON \`_hashtags_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version_image_idx\` ON \`_hashtags_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version_slug_idx\` ON \`_hashtags_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version_updated_at_idx\` ON \`_hashtags_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version_created_at_idx\` ON \`_hashtags_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_version_version_deleted_at_idx\` ON \`_hashtags_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_created_at_idx\` ON \`_hashtags_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hashtags_v_updated_at_idx\` ON \`_hashtags_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text NOT NULL,
  	\`version_content\` text,
  	\`version_effective_date\` text,
  	\`version_slug\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_languages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_redirecturl\` text NOT NULL,
  	\`version_status\` text DEFAULT 'Active' NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`languages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_languages_v_parent_idx\` ON \`_languages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_version_version__order_idx\` ON \`_languages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_version_version_updated_at_idx\` ON \`_languages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_version_version_created_at_idx\` ON \`_languages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_version_version_deleted_at_idx\` ON \`_languages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_created_at_idx\` ON \`_languages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_languages_v_updated_at_idx\` ON \`_languages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v_version_faq_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_faq_data_order_idx\` ON \`_faq_categories_v_version_faq_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_faq_data_parent_id_idx\` ON \`_faq_categories_v_version_faq_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_categories_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_parent_idx\` ON \`_faq_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version__order_idx\` ON \`_faq_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_updated_at_idx\` ON \`_faq_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_created_at_idx\` ON \`_faq_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_version_version_deleted_at_idx\` ON \`_faq_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_created_at_idx\` ON \`_faq_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_categories_v_updated_at_idx\` ON \`_faq_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`saved_replies\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subject\` text,
  	\`body\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_replies_updated_at_idx\` ON \`saved_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_replies_created_at_idx\` ON \`saved_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_replies_deleted_at_idx\` ON \`saved_replies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_saved_replies_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text NOT NULL,
  	\`version_subject\` text,
  	\`version_body\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`saved_replies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_parent_idx\` ON \`_saved_replies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_version_version_updated_at_idx\` ON \`_saved_replies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_version_version_created_at_idx\` ON \`_saved_replies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_version_version_deleted_at_idx\` ON \`_saved_replies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_created_at_idx\` ON \`_saved_replies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_saved_replies_v_updated_at_idx\` ON \`_saved_replies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_images_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_alt\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`version_sizes_thumbnail_url\` text,
  	\`version_sizes_thumbnail_width\` numeric,
  	\`version_sizes_thumbnail_height\` numeric,
  	\`version_sizes_thumbnail_mime_type\` text,
  	\`version_sizes_thumbnail_filesize\` numeric,
  	\`version_sizes_thumbnail_filename\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_images_v_parent_idx\` ON \`_images_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_version_version_updated_at_idx\` ON \`_images_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_version_version_created_at_idx\` ON \`_images_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_version_version_deleted_at_idx\` ON \`_images_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_version_version_filename_idx\` ON \`_images_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_version_sizes_thumbnail_version_sizes_thumbnai_idx\` ON \`_images_v\` (\`version_sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_created_at_idx\` ON \`_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_images_v_updated_at_idx\` ON \`_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_captions_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_clip_id\` text(36) NOT NULL,
  	\`version_lang\` text NOT NULL,
  	\`version_is_draft\` integer DEFAULT false,
  	\`version_cues\` text,
  	\`version_title\` text,
  	\`version_transcription\` text,
  	\`version_problem\` text,
  	\`version_attempts\` numeric,
  	\`version_lease_until\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`captions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_clip_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_captions_v_parent_idx\` ON \`_captions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_version_version_clip_idx\` ON \`_captions_v\` (\`version_clip_id\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_version_version_transcription_idx\` ON \`_captions_v\` (\`version_transcription\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_version_version_updated_at_idx\` ON \`_captions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_version_version_created_at_idx\` ON \`_captions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_version_version_deleted_at_idx\` ON \`_captions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_created_at_idx\` ON \`_captions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_captions_v_updated_at_idx\` ON \`_captions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_clip_version_lang_idx\` ON \`_captions_v\` (\`version_clip_id\`,\`version_lang\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`by\` text,
  	\`action\` text,
  	\`kind\` text,
  	\`record\` text,
  	\`fields\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_action_idx\` ON \`changes\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`changes_kind_idx\` ON \`changes\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`changes_record_idx\` ON \`changes\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`staff\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery_codes\` text DEFAULT '[]' NOT NULL,
  	\`version\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_staff_idx\` ON \`second_factors\` (\`staff\`);`)
  await db.run(sql`CREATE TABLE \`daily_counts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`video\` text NOT NULL,
  	\`total\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_video_idx\` ON \`daily_counts\` (\`day\`,\`kind\`,\`video\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_f_top_heading\` text,
  	\`version_f_top_sub_heading\` text,
  	\`version_f_bottom_heading\` text,
  	\`version_f_bottom_sub_heading\` text,
  	\`version_s_top_heading\` text,
  	\`version_s_top_sub_heading\` text,
  	\`version_s_bottom_heading\` text,
  	\`version_t_top_heading\` text,
  	\`version_t_top_sub_heading\` text,
  	\`version_t_bottom_heading\` text,
  	\`version_store_url\` text,
  	\`version_forth_top_heading\` text,
  	\`version_forth_top_sub_heading\` text,
  	\`version_forth_bottom_heading\` text,
  	\`version_submit_now_url\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_rels_order_idx\` ON \`_home_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_parent_idx\` ON \`_home_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_path_idx\` ON \`_home_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_images_id_idx\` ON \`_home_v_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_rels_clips_id_idx\` ON \`_home_v_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_our_mission_content\` text,
  	\`version_our_story_content\` text,
  	\`version_our_vision_content\` text,
  	\`version_our_values\` text,
  	\`version_join_us_content\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_rels_order_idx\` ON \`_about_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_parent_idx\` ON \`_about_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_path_idx\` ON \`_about_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_images_id_idx\` ON \`_about_v_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_rels_clips_id_idx\` ON \`_about_v_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE TABLE \`_volunteer_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_top_heading\` text,
  	\`version_top_paragraph\` text,
  	\`version_volunteer_heading\` text,
  	\`version_volunteer_paragraph1\` text,
  	\`version_volunteer_feature_heading1\` text,
  	\`version_volunteer_feature_paragraph2\` text,
  	\`version_volunteer_feature_heading2\` text,
  	\`version_section3_heading\` text,
  	\`version_section3_paragraph\` text,
  	\`version_feature1\` text,
  	\`version_feature2\` text,
  	\`version_feature3\` text,
  	\`version_feature4\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_volunteer_v_created_at_idx\` ON \`_volunteer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_volunteer_v_updated_at_idx\` ON \`_volunteer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_volunteer_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_volunteer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_volunteer_v_rels_order_idx\` ON \`_volunteer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_volunteer_v_rels_parent_idx\` ON \`_volunteer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_volunteer_v_rels_path_idx\` ON \`_volunteer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_volunteer_v_rels_images_id_idx\` ON \`_volunteer_v_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`_volunteer_v_rels_clips_id_idx\` ON \`_volunteer_v_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE TABLE \`_app_install_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_google_app_link\` text,
  	\`version_apple_app_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_app_install_v_created_at_idx\` ON \`_app_install_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_app_install_v_updated_at_idx\` ON \`_app_install_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_app_install_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_app_install_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_app_install_v_rels_order_idx\` ON \`_app_install_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_app_install_v_rels_parent_idx\` ON \`_app_install_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_app_install_v_rels_path_idx\` ON \`_app_install_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_app_install_v_rels_images_id_idx\` ON \`_app_install_v_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`_app_install_v_rels_clips_id_idx\` ON \`_app_install_v_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_crisis_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_crisis_lines_order_idx\` ON \`settings_crisis_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_crisis_lines_parent_id_idx\` ON \`settings_crisis_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_crisis_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_crisis_lines_order_idx\` ON \`_settings_v_version_crisis_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_crisis_lines_parent_id_idx\` ON \`_settings_v_version_crisis_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_company\` text,
  	\`version_footer_line\` text,
  	\`version_time_zone\` text,
  	\`version_phone_country\` text,
  	\`version_logo_id\` text(36),
  	\`version_icon_id\` text(36),
  	\`version_ground_color\` text,
  	\`version_accent_color\` text,
  	\`version_share_picture_id\` text(36),
  	\`version_church_link\` text,
  	\`version_discover_jesus_link\` text,
  	\`version_shop_link\` text,
  	\`version_share_story_link\` text,
  	\`version_watch_real_story_link\` text,
  	\`version_facebook_link\` text,
  	\`version_instagram_link\` text,
  	\`version_tiktok_link\` text,
  	\`version_youtube_link\` text,
  	\`version_email\` text,
  	\`version_announce_to\` text,
  	\`version_phone_no\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_icon_idx\` ON \`_settings_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_share_picture_idx\` ON \`_settings_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_help_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_v_created_at_idx\` ON \`_help_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_v_updated_at_idx\` ON \`_help_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`schedule_problem\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`videos_publish_at_idx\` ON \`videos\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_unpublish_at_idx\` ON \`videos\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`consent_asked_at\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`consent_asked_by\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`consent_request_hash\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`answer_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`schedule_problem\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`stories_consent_asked_at_idx\` ON \`stories\` (\`consent_asked_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_consent_request_hash_idx\` ON \`stories\` (\`consent_request_hash\`);`)
  await db.run(sql`CREATE INDEX \`stories_publish_at_idx\` ON \`stories\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_deleted_at_idx\` ON \`stories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`hashtags\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`hashtags_deleted_at_idx\` ON \`hashtags\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`languages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`languages_deleted_at_idx\` ON \`languages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`schedule_problem\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blogs_publish_at_idx\` ON \`blogs\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_unpublish_at_idx\` ON \`blogs\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_publish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_unpublish_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_schedule_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_publish_at_idx\` ON \`_blogs_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_unpublish_at_idx\` ON \`_blogs_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`faq_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`faq_categories_deleted_at_idx\` ON \`faq_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answer_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_deleted_at_idx\` ON \`contact_messages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`answer_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_deleted_at_idx\` ON \`volunteer_contacts\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`answer_count\` numeric;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimony_consents_deleted_at_idx\` ON \`testimony_consents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`images\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`images_deleted_at_idx\` ON \`images\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`clips_deleted_at_idx\` ON \`clips\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`captions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`captions_deleted_at_idx\` ON \`captions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_at\` text;`)
  await db.run(sql`CREATE INDEX \`staff_invited_at_idx\` ON \`staff\` (\`invited_at\`);`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`saved_replies_id\` text(36) REFERENCES saved_replies(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_saved_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`saved_replies_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`footer_line\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`phone_country\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`logo_id\` text(36) REFERENCES images(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`icon_id\` text(36) REFERENCES images(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`ground_color\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`accent_color\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`share_picture_id\` text(36) REFERENCES images(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`discover_jesus_link\` text;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_share_picture_idx\` ON \`settings\` (\`share_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_hashtags_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_languages_v\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v_version_faq_data\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v\`;`)
  await db.run(sql`DROP TABLE \`saved_replies\`;`)
  await db.run(sql`DROP TABLE \`_saved_replies_v\`;`)
  await db.run(sql`DROP TABLE \`_images_v\`;`)
  await db.run(sql`DROP TABLE \`_captions_v\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`daily_counts\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_volunteer_v\`;`)
  await db.run(sql`DROP TABLE \`_volunteer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_app_install_v\`;`)
  await db.run(sql`DROP TABLE \`_app_install_v_rels\`;`)
  await db.run(sql`DROP TABLE \`settings_crisis_lines\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_crisis_lines\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_help_v\`;`)
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
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captions_id\`) REFERENCES \`captions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "videos_id", "stories_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id") SELECT "id", "order", "parent_id", "path", "videos_id", "stories_id", "hashtags_id", "pages_id", "languages_id", "blogs_id", "faq_categories_id", "contact_messages_id", "volunteer_contacts_id", "testimony_consents_id", "images_id", "clips_id", "captions_id", "members_id", "staff_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_images_id_idx\` ON \`payload_locked_documents_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clips_id_idx\` ON \`payload_locked_documents_rels\` (\`clips_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captions_id_idx\` ON \`payload_locked_documents_rels\` (\`captions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`watch_real_story_link\` text,
  	\`share_story_link\` text,
  	\`shop_link\` text,
  	\`church_link\` text,
  	\`facebook_link\` text,
  	\`instagram_link\` text,
  	\`tiktok_link\` text,
  	\`youtube_link\` text,
  	\`company\` text,
  	\`email\` text,
  	\`announce_to\` text,
  	\`phone_no\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "watch_real_story_link", "share_story_link", "shop_link", "church_link", "facebook_link", "instagram_link", "tiktok_link", "youtube_link", "company", "email", "announce_to", "phone_no", "updated_at", "created_at") SELECT "id", "watch_real_story_link", "share_story_link", "shop_link", "church_link", "facebook_link", "instagram_link", "tiktok_link", "youtube_link", "company", "email", "announce_to", "phone_no", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`DROP INDEX \`videos_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`videos_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`videos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`schedule_problem\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`stories_consent_asked_at_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_consent_request_hash_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`consent_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`consent_asked_by\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`consent_request_hash\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`answer_count\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`schedule_problem\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`hashtags_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`hashtags\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`languages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`languages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`blogs_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`blogs_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`blogs_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`publish_at\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`schedule_problem\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_blogs_v_version_version_publish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_blogs_v_version_version_unpublish_at_idx\`;`)
  await db.run(sql`DROP INDEX \`_blogs_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_publish_at\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_unpublish_at\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_schedule_problem\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`faq_categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`faq_categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`answer_count\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`volunteer_contacts_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`answer_count\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimony_consents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`answer_count\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`images_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`images\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`clips_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`captions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`captions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`staff_invited_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`outgoing_mails\` DROP COLUMN \`problem\`;`)
}
