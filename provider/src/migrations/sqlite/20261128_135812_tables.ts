import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`video_link_id\` text(36) NOT NULL,
  	\`poster_id\` text(36),
  	\`youtube_link\` text,
  	\`y_t_short_link\` text,
  	\`facebook_link\` text,
  	\`tiktok_link\` text,
  	\`instagram_link\` text,
  	\`church_link\` text,
  	\`status\` text DEFAULT 'Pending' NOT NULL,
  	\`objection\` text,
  	\`publish_unprepared\` integer DEFAULT false,
  	\`video_type\` text DEFAULT 'both' NOT NULL,
  	\`recorded_at\` text,
  	\`slug\` text NOT NULL,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`schedule_problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`video_link_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_video_link_idx\` ON \`videos\` (\`video_link_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_status_idx\` ON \`videos\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`videos_objection_idx\` ON \`videos\` (\`objection\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_slug_idx\` ON \`videos\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`videos_publish_at_idx\` ON \`videos\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_unpublish_at_idx\` ON \`videos\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`videos_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`hashtags_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_rels_order_idx\` ON \`videos_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_parent_idx\` ON \`videos_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_path_idx\` ON \`videos_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`videos_rels_hashtags_id_idx\` ON \`videos_rels\` (\`hashtags_id\`);`)
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
  	\`version_objection\` text,
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
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_objection_idx\` ON \`_videos_v\` (\`version_objection\`);`)
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
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'Pending' NOT NULL,
  	\`reason\` text,
  	\`publish_unprepared\` integer DEFAULT false,
  	\`title\` text,
  	\`shown_as\` text DEFAULT 'both' NOT NULL,
  	\`video_id\` text(36),
  	\`carried_out\` text DEFAULT 'Pending',
  	\`objection\` text,
  	\`teller_age\` text,
  	\`others_seen\` text,
  	\`danger\` text,
  	\`safety_version\` text,
  	\`parent_name\` text,
  	\`parent_email\` text,
  	\`parent_asked_at\` text,
  	\`is_unnamed\` integer DEFAULT false,
  	\`approved_by\` text,
  	\`renewal_asked_at\` text,
  	\`prayer_mails\` integer DEFAULT false,
  	\`prayers_mailed_until\` text,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`hastags\` text,
  	\`file_id\` text(36),
  	\`youtube_link\` text,
  	\`y_t_short_link\` text,
  	\`facebook_link\` text,
  	\`tiktok_link\` text,
  	\`instagram_link\` text,
  	\`church_link\` text,
  	\`recorded_at\` text,
  	\`video_type\` text,
  	\`is_accept_unrestricted\` integer DEFAULT false,
  	\`is_accept_receive_further\` integer DEFAULT false,
  	\`consents\` text,
  	\`withdrawn_at\` text,
  	\`withdrawal_seed\` text,
  	\`withdrawal_hash\` text,
  	\`consent_asked_at\` text,
  	\`consent_asked_by\` text,
  	\`consent_request_hash\` text,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`read_at\` text,
  	\`answers\` text,
  	\`answer_count\` numeric,
  	\`notes\` text,
  	\`kept_since\` text,
  	\`publish_at\` text,
  	\`schedule_problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_status_idx\` ON \`stories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`stories_video_idx\` ON \`stories\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_objection_idx\` ON \`stories\` (\`objection\`);`)
  await db.run(sql`CREATE INDEX \`stories_parent_asked_at_idx\` ON \`stories\` (\`parent_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_renewal_asked_at_idx\` ON \`stories\` (\`renewal_asked_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_file_idx\` ON \`stories\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_withdrawn_at_idx\` ON \`stories\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_withdrawal_hash_idx\` ON \`stories\` (\`withdrawal_hash\`);`)
  await db.run(sql`CREATE INDEX \`stories_consent_asked_at_idx\` ON \`stories\` (\`consent_asked_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_consent_request_hash_idx\` ON \`stories\` (\`consent_request_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_submission_key_idx\` ON \`stories\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`stories_announced_at_idx\` ON \`stories\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_read_at_idx\` ON \`stories\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_kept_since_idx\` ON \`stories\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`stories_publish_at_idx\` ON \`stories\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_deleted_at_idx\` ON \`stories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`hashtags_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_hashtags_id_idx\` ON \`stories_rels\` (\`hashtags_id\`);`)
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
  	\`agreed_to\` text,
  	\`request_seed\` text,
  	\`request_hash\` text,
  	\`kept_since\` text,
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
  await db.run(sql`CREATE INDEX \`others_consents_kept_since_idx\` ON \`others_consents\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_updated_at_idx\` ON \`others_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_created_at_idx\` ON \`others_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`others_consents_deleted_at_idx\` ON \`others_consents\` (\`deleted_at\`);`)
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
  	\`kept_since\` text,
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
  await db.run(sql`CREATE INDEX \`reports_kept_since_idx\` ON \`reports\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_deleted_at_idx\` ON \`reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`story_collections\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`is_on_home\` integer DEFAULT true,
  	\`status\` text DEFAULT 'Active' NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`story_collections__order_idx\` ON \`story_collections\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`story_collections_slug_idx\` ON \`story_collections\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_updated_at_idx\` ON \`story_collections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_created_at_idx\` ON \`story_collections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_deleted_at_idx\` ON \`story_collections\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`story_collections_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`story_collections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`story_collections_rels_order_idx\` ON \`story_collections_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_rels_parent_idx\` ON \`story_collections_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_rels_path_idx\` ON \`story_collections_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`story_collections_rels_videos_id_idx\` ON \`story_collections_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`_story_collections_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_description\` text,
  	\`version_is_on_home\` integer DEFAULT true,
  	\`version_status\` text DEFAULT 'Active' NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`story_collections\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_collections_v_parent_idx\` ON \`_story_collections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_version_version__order_idx\` ON \`_story_collections_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_version_version_slug_idx\` ON \`_story_collections_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_version_version_updated_at_idx\` ON \`_story_collections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_version_version_created_at_idx\` ON \`_story_collections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_version_version_deleted_at_idx\` ON \`_story_collections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_created_at_idx\` ON \`_story_collections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_updated_at_idx\` ON \`_story_collections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_story_collections_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`videos_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_story_collections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_collections_v_rels_order_idx\` ON \`_story_collections_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_rels_parent_idx\` ON \`_story_collections_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_rels_path_idx\` ON \`_story_collections_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_story_collections_v_rels_videos_id_idx\` ON \`_story_collections_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`hashtags\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`image_id\` text(36),
  	\`image_link\` text,
  	\`status\` text DEFAULT 'Active' NOT NULL,
  	\`is_for_stories\` integer DEFAULT true,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hashtags__order_idx\` ON \`hashtags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hashtags_image_idx\` ON \`hashtags\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hashtags_slug_idx\` ON \`hashtags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`hashtags_updated_at_idx\` ON \`hashtags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hashtags_created_at_idx\` ON \`hashtags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hashtags_deleted_at_idx\` ON \`hashtags\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_hashtags_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text NOT NULL,
  	\`version_image_id\` text(36),
  	\`version_image_link\` text,
  	\`version_status\` text DEFAULT 'Active' NOT NULL,
  	\`version_is_for_stories\` integer DEFAULT true,
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
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`content\` text,
  	\`effective_date\` text,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`languages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`redirecturl\` text NOT NULL,
  	\`status\` text DEFAULT 'Active' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`languages__order_idx\` ON \`languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`languages_updated_at_idx\` ON \`languages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`languages_created_at_idx\` ON \`languages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`languages_deleted_at_idx\` ON \`languages\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`f_video_id\` text(36),
  	\`content\` text,
  	\`author\` text,
  	\`posted_date\` text,
  	\`slug\` text,
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`schedule_problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`f_video_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_f_video_idx\` ON \`blogs\` (\`f_video_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_publish_at_idx\` ON \`blogs\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_unpublish_at_idx\` ON \`blogs\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`blogs_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`videos_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_rels_order_idx\` ON \`blogs_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_parent_idx\` ON \`blogs_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_path_idx\` ON \`blogs_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_images_id_idx\` ON \`blogs_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_rels_videos_id_idx\` ON \`blogs_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_f_video_id\` text(36),
  	\`version_content\` text,
  	\`version_author\` text,
  	\`version_posted_date\` text,
  	\`version_slug\` text,
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_schedule_problem\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_f_video_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_f_video_idx\` ON \`_blogs_v\` (\`version_f_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_publish_at_idx\` ON \`_blogs_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_unpublish_at_idx\` ON \`_blogs_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`videos_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_order_idx\` ON \`_blogs_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_parent_idx\` ON \`_blogs_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_path_idx\` ON \`_blogs_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_images_id_idx\` ON \`_blogs_v_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_rels_videos_id_idx\` ON \`_blogs_v_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories_faq_data\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_categories_faq_data_order_idx\` ON \`faq_categories_faq_data\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_faq_data_parent_id_idx\` ON \`faq_categories_faq_data\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq_categories\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_categories__order_idx\` ON \`faq_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_updated_at_idx\` ON \`faq_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_created_at_idx\` ON \`faq_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_categories_deleted_at_idx\` ON \`faq_categories\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`conversations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone_no\` text,
  	\`times\` text,
  	\`about\` text NOT NULL,
  	\`is_urgent\` integer DEFAULT false,
  	\`is_minor\` integer DEFAULT false,
  	\`is_handled\` integer DEFAULT false,
  	\`read_at\` text,
  	\`first_reader\` text,
  	\`second_reader\` text,
  	\`first_read_at\` text,
  	\`second_read_at\` text,
  	\`called_at\` text,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`answers\` text,
  	\`answer_count\` numeric,
  	\`notes\` text,
  	\`kept_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`conversations_read_at_idx\` ON \`conversations\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`conversations_first_reader_idx\` ON \`conversations\` (\`first_reader\`);`)
  await db.run(sql`CREATE INDEX \`conversations_second_reader_idx\` ON \`conversations\` (\`second_reader\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`conversations_submission_key_idx\` ON \`conversations\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`conversations_announced_at_idx\` ON \`conversations\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`conversations_kept_since_idx\` ON \`conversations\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`conversations_updated_at_idx\` ON \`conversations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conversations_created_at_idx\` ON \`conversations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`conversations_deleted_at_idx\` ON \`conversations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone_no\` text,
  	\`recorded_at\` text,
  	\`message\` text NOT NULL,
  	\`is_handled\` integer DEFAULT false,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`read_at\` text,
  	\`answers\` text,
  	\`answer_count\` numeric,
  	\`notes\` text,
  	\`kept_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_submission_key_idx\` ON \`contact_messages\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_announced_at_idx\` ON \`contact_messages\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_read_at_idx\` ON \`contact_messages\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_kept_since_idx\` ON \`contact_messages\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_deleted_at_idx\` ON \`contact_messages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`volunteer_contacts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone_number\` text,
  	\`message\` text NOT NULL,
  	\`is_handled\` integer DEFAULT false,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`read_at\` text,
  	\`answers\` text,
  	\`answer_count\` numeric,
  	\`notes\` text,
  	\`kept_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_contacts_submission_key_idx\` ON \`volunteer_contacts\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_announced_at_idx\` ON \`volunteer_contacts\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_read_at_idx\` ON \`volunteer_contacts\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_kept_since_idx\` ON \`volunteer_contacts\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_updated_at_idx\` ON \`volunteer_contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_created_at_idx\` ON \`volunteer_contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_deleted_at_idx\` ON \`volunteer_contacts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`testimony_consents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`recorded_at\` text,
  	\`church_web_link\` text,
  	\`agree_to_use_testimony\` integer DEFAULT false,
  	\`agree_to_promotions\` integer DEFAULT false,
  	\`video_id\` text(36),
  	\`consents\` text,
  	\`withdrawn_at\` text,
  	\`withdrawal_seed\` text,
  	\`withdrawal_hash\` text,
  	\`safety\` text,
  	\`is_handled\` integer DEFAULT false,
  	\`submission_key\` text,
  	\`announced_at\` text,
  	\`read_at\` text,
  	\`answers\` text,
  	\`answer_count\` numeric,
  	\`notes\` text,
  	\`kept_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimony_consents_video_idx\` ON \`testimony_consents\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_withdrawn_at_idx\` ON \`testimony_consents\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimony_consents_withdrawal_hash_idx\` ON \`testimony_consents\` (\`withdrawal_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimony_consents_submission_key_idx\` ON \`testimony_consents\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_announced_at_idx\` ON \`testimony_consents\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_read_at_idx\` ON \`testimony_consents\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_kept_since_idx\` ON \`testimony_consents\` (\`kept_since\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_updated_at_idx\` ON \`testimony_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_created_at_idx\` ON \`testimony_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_deleted_at_idx\` ON \`testimony_consents\` (\`deleted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`images\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`images_updated_at_idx\` ON \`images\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`images_created_at_idx\` ON \`images\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`images_deleted_at_idx\` ON \`images\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`images_filename_idx\` ON \`images\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`images_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`images\` (\`sizes_thumbnail_filename\`);`)
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
  await db.run(sql`CREATE TABLE \`clips\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`duration\` numeric,
  	\`is_from_visitor\` integer DEFAULT false,
  	\`preparation\` text DEFAULT 'unprepared',
  	\`progress\` numeric DEFAULT 0,
  	\`problem\` text,
  	\`renditions\` text DEFAULT '[]',
  	\`has_sound\` integer DEFAULT true,
  	\`loudness\` numeric,
  	\`placeholder\` text,
  	\`frames\` text DEFAULT '[]',
  	\`chosen_frame\` numeric DEFAULT 0,
  	\`has_metadata\` integer DEFAULT false,
  	\`is_covered\` integer DEFAULT false,
  	\`left_out\` text,
  	\`recipe\` numeric DEFAULT 1,
  	\`task\` text,
  	\`edition\` numeric DEFAULT 0,
  	\`plays_as_uploaded\` integer DEFAULT false,
  	\`cut_from\` numeric,
  	\`large\` text,
  	\`prepared_at\` text,
  	\`original_removed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`clips_preparation_idx\` ON \`clips\` (\`preparation\`);`)
  await db.run(sql`CREATE INDEX \`clips_recipe_idx\` ON \`clips\` (\`recipe\`);`)
  await db.run(sql`CREATE INDEX \`clips_task_idx\` ON \`clips\` (\`task\`);`)
  await db.run(sql`CREATE INDEX \`clips_updated_at_idx\` ON \`clips\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clips_created_at_idx\` ON \`clips\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clips_deleted_at_idx\` ON \`clips\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`clips_filename_idx\` ON \`clips\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`captions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`clip_id\` text(36) NOT NULL,
  	\`lang\` text NOT NULL,
  	\`is_draft\` integer DEFAULT false,
  	\`cues\` text,
  	\`title\` text,
  	\`transcription\` text,
  	\`problem\` text,
  	\`attempts\` numeric,
  	\`lease_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`clip_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`captions_clip_idx\` ON \`captions\` (\`clip_id\`);`)
  await db.run(sql`CREATE INDEX \`captions_transcription_idx\` ON \`captions\` (\`transcription\`);`)
  await db.run(sql`CREATE INDEX \`captions_updated_at_idx\` ON \`captions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`captions_created_at_idx\` ON \`captions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`captions_deleted_at_idx\` ON \`captions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`clip_lang_idx\` ON \`captions\` (\`clip_id\`,\`lang\`);`)
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
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`former_emails\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_idx\` ON \`members\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'editor',
  	\`is_carer\` integer DEFAULT false,
  	\`answers_minors\` integer DEFAULT false,
  	\`invited_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_invited_at_idx\` ON \`staff\` (\`invited_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
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
  await db.run(sql`CREATE TABLE \`former_slugs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`collection\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`record\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_slugs_record_idx\` ON \`former_slugs\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`collection_slug_idx\` ON \`former_slugs\` (\`collection\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`outgoing_mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`mail\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mails_due_at_idx\` ON \`outgoing_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_updated_at_idx\` ON \`outgoing_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_created_at_idx\` ON \`outgoing_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`member\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_key_idx\` ON \`one_time_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_expires_at_idx\` ON \`one_time_codes\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_member_idx\` ON \`one_time_codes\` (\`member\`);`)
  await db.run(sql`CREATE TABLE \`code_accounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`forget_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`code_accounts_key_idx\` ON \`code_accounts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`code_accounts_forget_at_idx\` ON \`code_accounts\` (\`forget_at\`);`)
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
  await db.run(sql`CREATE TABLE \`pending_revalidations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`tags\` text NOT NULL,
  	\`site\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`pending_revalidations_site_idx\` ON \`pending_revalidations\` (\`site\`);`)
  await db.run(sql`CREATE TABLE \`pending_purges\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`files\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`record\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`pending_purges_due_at_idx\` ON \`pending_purges\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_purges_record_idx\` ON \`pending_purges\` (\`record\`);`)
  await db.run(sql`CREATE TABLE \`clip_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`clip\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`claims\` numeric DEFAULT 0 NOT NULL,
  	\`claimed_by\` text,
  	\`lease_until\` text,
  	\`due_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`clip_jobs_clip_idx\` ON \`clip_jobs\` (\`clip\`);`)
  await db.run(sql`CREATE INDEX \`clip_jobs_due_at_idx\` ON \`clip_jobs\` (\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`search_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`record\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`daily_counts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`video\` text NOT NULL,
  	\`total\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_video_idx\` ON \`daily_counts\` (\`day\`,\`kind\`,\`video\`);`)
  await db.run(sql`CREATE TABLE \`prayers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`video\` text NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`prayers_video_idx\` ON \`prayers\` (\`video\`);`)
  await db.run(sql`CREATE INDEX \`prayers_day_idx\` ON \`prayers\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`saved_videos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member\` text NOT NULL,
  	\`video\` text NOT NULL,
  	\`saved_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_videos_video_idx\` ON \`saved_videos\` (\`video\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_video_idx\` ON \`saved_videos\` (\`member\`,\`video\`);`)
  await db.run(sql`CREATE TABLE \`missed_searches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`total\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_words_idx\` ON \`missed_searches\` (\`day\`,\`words\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`f_top_heading\` text,
  	\`f_top_sub_heading\` text,
  	\`f_bottom_heading\` text,
  	\`f_bottom_sub_heading\` text,
  	\`s_top_heading\` text,
  	\`s_top_sub_heading\` text,
  	\`s_bottom_heading\` text,
  	\`t_top_heading\` text,
  	\`t_top_sub_heading\` text,
  	\`t_bottom_heading\` text,
  	\`store_url\` text,
  	\`forth_top_heading\` text,
  	\`forth_top_sub_heading\` text,
  	\`forth_bottom_heading\` text,
  	\`submit_now_url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`home_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_rels_order_idx\` ON \`home_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_parent_idx\` ON \`home_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_path_idx\` ON \`home_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_images_id_idx\` ON \`home_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`home_rels_clips_id_idx\` ON \`home_rels\` (\`clips_id\`);`)
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
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`our_mission_content\` text,
  	\`our_story_content\` text,
  	\`our_vision_content\` text,
  	\`our_values\` text,
  	\`join_us_content\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`about_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_rels_order_idx\` ON \`about_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_parent_idx\` ON \`about_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_path_idx\` ON \`about_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_images_id_idx\` ON \`about_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`about_rels_clips_id_idx\` ON \`about_rels\` (\`clips_id\`);`)
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
  await db.run(sql`CREATE TABLE \`volunteer\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`top_heading\` text,
  	\`top_paragraph\` text,
  	\`volunteer_heading\` text,
  	\`volunteer_paragraph1\` text,
  	\`volunteer_feature_heading1\` text,
  	\`volunteer_feature_paragraph2\` text,
  	\`volunteer_feature_heading2\` text,
  	\`section3_heading\` text,
  	\`section3_paragraph\` text,
  	\`feature1\` text,
  	\`feature2\` text,
  	\`feature3\` text,
  	\`feature4\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`volunteer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`volunteer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`volunteer_rels_order_idx\` ON \`volunteer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_rels_parent_idx\` ON \`volunteer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_rels_path_idx\` ON \`volunteer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_rels_images_id_idx\` ON \`volunteer_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_rels_clips_id_idx\` ON \`volunteer_rels\` (\`clips_id\`);`)
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
  await db.run(sql`CREATE TABLE \`app_install\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`short_description\` text,
  	\`google_app_link\` text,
  	\`apple_app_link\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`app_install_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`images_id\` text(36),
  	\`clips_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`app_install\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`images_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clips_id\`) REFERENCES \`clips\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`app_install_rels_order_idx\` ON \`app_install_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`app_install_rels_parent_idx\` ON \`app_install_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`app_install_rels_path_idx\` ON \`app_install_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`app_install_rels_images_id_idx\` ON \`app_install_rels\` (\`images_id\`);`)
  await db.run(sql`CREATE INDEX \`app_install_rels_clips_id_idx\` ON \`app_install_rels\` (\`clips_id\`);`)
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
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`company\` text,
  	\`footer_line\` text,
  	\`time_zone\` text,
  	\`phone_country\` text,
  	\`logo_id\` text(36),
  	\`icon_id\` text(36),
  	\`ground_color\` text,
  	\`accent_color\` text,
  	\`share_picture_id\` text(36),
  	\`church_link\` text,
  	\`discover_jesus_link\` text,
  	\`shop_link\` text,
  	\`share_story_link\` text,
  	\`watch_real_story_link\` text,
  	\`facebook_link\` text,
  	\`instagram_link\` text,
  	\`tiktok_link\` text,
  	\`youtube_link\` text,
  	\`story_minutes\` numeric,
  	\`email\` text,
  	\`announce_to\` text,
  	\`phone_no\` text,
  	\`keep_messages\` numeric,
  	\`keep_offers\` numeric,
  	\`keep_conversations\` numeric,
  	\`keep_declined\` numeric,
  	\`keep_consents\` numeric,
  	\`keep_originals\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`images\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_share_picture_idx\` ON \`settings\` (\`share_picture_id\`);`)
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
  	\`version_story_minutes\` numeric,
  	\`version_email\` text,
  	\`version_announce_to\` text,
  	\`version_phone_no\` text,
  	\`version_keep_messages\` numeric,
  	\`version_keep_offers\` numeric,
  	\`version_keep_conversations\` numeric,
  	\`version_keep_declined\` numeric,
  	\`version_keep_consents\` numeric,
  	\`version_keep_originals\` numeric,
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
  await db.run(sql`CREATE TABLE \`help\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`takes_prayers\` integer DEFAULT true,
  	\`offers_prayer_mails\` integer DEFAULT true,
  	\`takes_reports\` integer DEFAULT true,
  	\`hiding_reports\` numeric,
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
  	\`version_takes_prayers\` integer DEFAULT true,
  	\`version_offers_prayer_mails\` integer DEFAULT true,
  	\`version_takes_reports\` integer DEFAULT true,
  	\`version_hiding_reports\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_form_v_created_at_idx\` ON \`_story_form_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_form_v_updated_at_idx\` ON \`_story_form_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`talk_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`link\` text,
  	\`source\` text,
  	\`checked_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talk\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talk_lines_order_idx\` ON \`talk_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talk_lines_parent_id_idx\` ON \`talk_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talk\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`is_offered\` integer DEFAULT true,
  	\`introduction\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_talk_v_version_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`country\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text,
  	\`link\` text,
  	\`source\` text,
  	\`checked_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talk_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talk_v_version_lines_order_idx\` ON \`_talk_v_version_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talk_v_version_lines_parent_id_idx\` ON \`_talk_v_version_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talk_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_is_offered\` integer DEFAULT true,
  	\`version_introduction\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_talk_v_created_at_idx\` ON \`_talk_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talk_v_updated_at_idx\` ON \`_talk_v\` (\`updated_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_rels\`;`)
  await db.run(sql`DROP TABLE \`_videos_v\`;`)
  await db.run(sql`DROP TABLE \`_videos_v_rels\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP TABLE \`others_consents\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`story_collections\`;`)
  await db.run(sql`DROP TABLE \`story_collections_rels\`;`)
  await db.run(sql`DROP TABLE \`_story_collections_v\`;`)
  await db.run(sql`DROP TABLE \`_story_collections_v_rels\`;`)
  await db.run(sql`DROP TABLE \`hashtags\`;`)
  await db.run(sql`DROP TABLE \`_hashtags_v\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`languages\`;`)
  await db.run(sql`DROP TABLE \`_languages_v\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs_rels\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v_rels\`;`)
  await db.run(sql`DROP TABLE \`faq_categories_faq_data\`;`)
  await db.run(sql`DROP TABLE \`faq_categories\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v_version_faq_data\`;`)
  await db.run(sql`DROP TABLE \`_faq_categories_v\`;`)
  await db.run(sql`DROP TABLE \`conversations\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`volunteer_contacts\`;`)
  await db.run(sql`DROP TABLE \`testimony_consents\`;`)
  await db.run(sql`DROP TABLE \`saved_replies\`;`)
  await db.run(sql`DROP TABLE \`_saved_replies_v\`;`)
  await db.run(sql`DROP TABLE \`images\`;`)
  await db.run(sql`DROP TABLE \`_images_v\`;`)
  await db.run(sql`DROP TABLE \`clips\`;`)
  await db.run(sql`DROP TABLE \`captions\`;`)
  await db.run(sql`DROP TABLE \`_captions_v\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
  await db.run(sql`DROP TABLE \`former_slugs\`;`)
  await db.run(sql`DROP TABLE \`outgoing_mails\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`code_accounts\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`pending_revalidations\`;`)
  await db.run(sql`DROP TABLE \`pending_purges\`;`)
  await db.run(sql`DROP TABLE \`clip_jobs\`;`)
  await db.run(sql`DROP TABLE \`search_changes\`;`)
  await db.run(sql`DROP TABLE \`daily_counts\`;`)
  await db.run(sql`DROP TABLE \`prayers\`;`)
  await db.run(sql`DROP TABLE \`saved_videos\`;`)
  await db.run(sql`DROP TABLE \`missed_searches\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home\`;`)
  await db.run(sql`DROP TABLE \`home_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_rels\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`about_rels\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v_rels\`;`)
  await db.run(sql`DROP TABLE \`volunteer\`;`)
  await db.run(sql`DROP TABLE \`volunteer_rels\`;`)
  await db.run(sql`DROP TABLE \`_volunteer_v\`;`)
  await db.run(sql`DROP TABLE \`_volunteer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`app_install\`;`)
  await db.run(sql`DROP TABLE \`app_install_rels\`;`)
  await db.run(sql`DROP TABLE \`_app_install_v\`;`)
  await db.run(sql`DROP TABLE \`_app_install_v_rels\`;`)
  await db.run(sql`DROP TABLE \`settings_crisis_lines\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_crisis_lines\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`help\`;`)
  await db.run(sql`DROP TABLE \`_help_v\`;`)
  await db.run(sql`DROP TABLE \`story_form_questions_translations\`;`)
  await db.run(sql`DROP TABLE \`story_form_questions\`;`)
  await db.run(sql`DROP TABLE \`story_form\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v_version_questions_translations\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_story_form_v\`;`)
  await db.run(sql`DROP TABLE \`talk_lines\`;`)
  await db.run(sql`DROP TABLE \`talk\`;`)
  await db.run(sql`DROP TABLE \`_talk_v_version_lines\`;`)
  await db.run(sql`DROP TABLE \`_talk_v\`;`)
}
