import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('Active', 'Pending', 'Declined');
  CREATE TYPE "public"."enum__videos_v_version_video_type" AS ENUM('single', 'multiple', 'both');
  CREATE TYPE "public"."enum__hashtags_v_version_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__languages_v_version_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__captions_v_version_transcription" AS ENUM('waiting', 'failed');
  CREATE TYPE "public"."enum_changes_action" AS ENUM('created', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'untrashed', 'restored', 'erased');
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'reviewer';
  CREATE TABLE "_videos_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_video_link_id" uuid NOT NULL,
  	"version_poster_id" uuid,
  	"version_youtube_link" varchar,
  	"version_y_t_short_link" varchar,
  	"version_facebook_link" varchar,
  	"version_tiktok_link" varchar,
  	"version_instagram_link" varchar,
  	"version_church_link" varchar,
  	"version_status" "enum__videos_v_version_status" DEFAULT 'Pending' NOT NULL,
  	"version_publish_unprepared" boolean DEFAULT false,
  	"version_video_type" "enum__videos_v_version_video_type" DEFAULT 'both' NOT NULL,
  	"version_recorded_at" varchar,
  	"version_slug" varchar NOT NULL,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_schedule_problem" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" uuid
  );
  
  CREATE TABLE "_hashtags_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_image_id" uuid,
  	"version_image_link" varchar,
  	"version_status" "enum__hashtags_v_version_status" DEFAULT 'Active' NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_content" jsonb,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_languages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_redirecturl" varchar NOT NULL,
  	"version_status" "enum__languages_v_version_status" DEFAULT 'Active' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_faq_categories_v_version_faq_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_categories_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_replies" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"subject" varchar,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_saved_replies_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar NOT NULL,
  	"version_subject" varchar,
  	"version_body" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_images_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_alt" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"version_sizes_thumbnail_url" varchar,
  	"version_sizes_thumbnail_width" numeric,
  	"version_sizes_thumbnail_height" numeric,
  	"version_sizes_thumbnail_mime_type" varchar,
  	"version_sizes_thumbnail_filesize" numeric,
  	"version_sizes_thumbnail_filename" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_captions_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_clip_id" uuid NOT NULL,
  	"version_lang" varchar NOT NULL,
  	"version_is_draft" boolean DEFAULT false,
  	"version_cues" jsonb,
  	"version_title" varchar,
  	"version_transcription" "enum__captions_v_version_transcription",
  	"version_problem" varchar,
  	"version_attempts" numeric,
  	"version_lease_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"by" varchar,
  	"action" "enum_changes_action",
  	"kind" varchar,
  	"record" varchar,
  	"fields" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"staff" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"version" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "daily_counts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"video" varchar NOT NULL,
  	"total" numeric NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_f_top_heading" varchar,
  	"version_f_top_sub_heading" varchar,
  	"version_f_bottom_heading" varchar,
  	"version_f_bottom_sub_heading" varchar,
  	"version_s_top_heading" varchar,
  	"version_s_top_sub_heading" varchar,
  	"version_s_bottom_heading" varchar,
  	"version_t_top_heading" varchar,
  	"version_t_top_sub_heading" varchar,
  	"version_t_bottom_heading" varchar,
  	"version_store_url" varchar,
  	"version_forth_top_heading" varchar,
  	"version_forth_top_sub_heading" varchar,
  	"version_forth_bottom_heading" varchar,
  	"version_submit_now_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"clips_id" uuid
  );
  
  CREATE TABLE "_about_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_our_mission_content" varchar,
  	"version_our_story_content" varchar,
  	"version_our_vision_content" varchar,
  	"version_our_values" jsonb,
  	"version_join_us_content" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_about_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"clips_id" uuid
  );
  
  CREATE TABLE "_volunteer_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_top_heading" varchar,
  	"version_top_paragraph" varchar,
  	"version_volunteer_heading" varchar,
  	"version_volunteer_paragraph1" varchar,
  	"version_volunteer_feature_heading1" varchar,
  	"version_volunteer_feature_paragraph2" varchar,
  	"version_volunteer_feature_heading2" varchar,
  	"version_section3_heading" varchar,
  	"version_section3_paragraph" varchar,
  	"version_feature1" varchar,
  	"version_feature2" varchar,
  	"version_feature3" varchar,
  	"version_feature4" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_volunteer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"clips_id" uuid
  );
  
  CREATE TABLE "_app_install_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_short_description" varchar,
  	"version_google_app_link" varchar,
  	"version_apple_app_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_app_install_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"clips_id" uuid
  );
  
  CREATE TABLE "settings_crisis_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "_settings_v_version_crisis_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_company" varchar,
  	"version_footer_line" varchar,
  	"version_time_zone" varchar,
  	"version_phone_country" varchar,
  	"version_logo_id" uuid,
  	"version_icon_id" uuid,
  	"version_ground_color" varchar,
  	"version_accent_color" varchar,
  	"version_share_picture_id" uuid,
  	"version_church_link" varchar,
  	"version_discover_jesus_link" varchar,
  	"version_shop_link" varchar,
  	"version_share_story_link" varchar,
  	"version_watch_real_story_link" varchar,
  	"version_facebook_link" varchar,
  	"version_instagram_link" varchar,
  	"version_tiktok_link" varchar,
  	"version_youtube_link" varchar,
  	"version_email" varchar,
  	"version_announce_to" varchar,
  	"version_phone_no" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_help_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "videos" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "schedule_problem" varchar;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "consent_asked_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "consent_asked_by" varchar;
  ALTER TABLE "stories" ADD COLUMN "consent_request_hash" varchar;
  ALTER TABLE "stories" ADD COLUMN "answers" jsonb;
  ALTER TABLE "stories" ADD COLUMN "answer_count" numeric;
  ALTER TABLE "stories" ADD COLUMN "notes" varchar;
  ALTER TABLE "stories" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "schedule_problem" varchar;
  ALTER TABLE "stories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "hashtags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "languages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "schedule_problem" varchar;
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_publish_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_unpublish_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_schedule_problem" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faq_categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "answers" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "answer_count" numeric;
  ALTER TABLE "contact_messages" ADD COLUMN "notes" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "answers" jsonb;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "answer_count" numeric;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "notes" varchar;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimony_consents" ADD COLUMN "answers" jsonb;
  ALTER TABLE "testimony_consents" ADD COLUMN "answer_count" numeric;
  ALTER TABLE "testimony_consents" ADD COLUMN "notes" varchar;
  ALTER TABLE "testimony_consents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "images" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "clips" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "captions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "outgoing_mails" ADD COLUMN "problem" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_replies_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "footer_line" varchar;
  ALTER TABLE "settings" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "settings" ADD COLUMN "phone_country" varchar;
  ALTER TABLE "settings" ADD COLUMN "logo_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "icon_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "ground_color" varchar;
  ALTER TABLE "settings" ADD COLUMN "accent_color" varchar;
  ALTER TABLE "settings" ADD COLUMN "share_picture_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "discover_jesus_link" varchar;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_video_link_id_clips_id_fk" FOREIGN KEY ("version_video_link_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_images_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hashtags_v" ADD CONSTRAINT "_hashtags_v_parent_id_hashtags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hashtags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hashtags_v" ADD CONSTRAINT "_hashtags_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_languages_v" ADD CONSTRAINT "_languages_v_parent_id_languages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_categories_v_version_faq_data" ADD CONSTRAINT "_faq_categories_v_version_faq_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saved_replies_v" ADD CONSTRAINT "_saved_replies_v_parent_id_saved_replies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_images_v" ADD CONSTRAINT "_images_v_parent_id_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_captions_v" ADD CONSTRAINT "_captions_v_parent_id_captions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."captions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_captions_v" ADD CONSTRAINT "_captions_v_version_clip_id_clips_id_fk" FOREIGN KEY ("version_clip_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_volunteer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_app_install_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_crisis_lines" ADD CONSTRAINT "settings_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_crisis_lines" ADD CONSTRAINT "_settings_v_version_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_images_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_icon_id_images_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_share_picture_id_images_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_video_link_idx" ON "_videos_v" USING btree ("version_video_link_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_status_idx" ON "_videos_v" USING btree ("version_status");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v" USING btree ("version_slug");
  CREATE INDEX "_videos_v_version_version_publish_at_idx" ON "_videos_v" USING btree ("version_publish_at");
  CREATE INDEX "_videos_v_version_version_unpublish_at_idx" ON "_videos_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_hashtags_id_idx" ON "_videos_v_rels" USING btree ("hashtags_id");
  CREATE INDEX "_hashtags_v_parent_idx" ON "_hashtags_v" USING btree ("parent_id");
  CREATE INDEX "_hashtags_v_version_version__order_idx" ON "_hashtags_v" USING btree ("version__order");
  CREATE INDEX "_hashtags_v_version_version_image_idx" ON "_hashtags_v" USING btree ("version_image_id");
  CREATE INDEX "_hashtags_v_version_version_slug_idx" ON "_hashtags_v" USING btree ("version_slug");
  CREATE INDEX "_hashtags_v_version_version_updated_at_idx" ON "_hashtags_v" USING btree ("version_updated_at");
  CREATE INDEX "_hashtags_v_version_version_created_at_idx" ON "_hashtags_v" USING btree ("version_created_at");
  CREATE INDEX "_hashtags_v_version_version_deleted_at_idx" ON "_hashtags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hashtags_v_created_at_idx" ON "_hashtags_v" USING btree ("created_at");
  CREATE INDEX "_hashtags_v_updated_at_idx" ON "_hashtags_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_languages_v_parent_idx" ON "_languages_v" USING btree ("parent_id");
  CREATE INDEX "_languages_v_version_version__order_idx" ON "_languages_v" USING btree ("version__order");
  CREATE INDEX "_languages_v_version_version_updated_at_idx" ON "_languages_v" USING btree ("version_updated_at");
  CREATE INDEX "_languages_v_version_version_created_at_idx" ON "_languages_v" USING btree ("version_created_at");
  CREATE INDEX "_languages_v_version_version_deleted_at_idx" ON "_languages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_languages_v_created_at_idx" ON "_languages_v" USING btree ("created_at");
  CREATE INDEX "_languages_v_updated_at_idx" ON "_languages_v" USING btree ("updated_at");
  CREATE INDEX "_faq_categories_v_version_faq_data_order_idx" ON "_faq_categories_v_version_faq_data" USING btree ("_order");
  CREATE INDEX "_faq_categories_v_version_faq_data_parent_id_idx" ON "_faq_categories_v_version_faq_data" USING btree ("_parent_id");
  CREATE INDEX "_faq_categories_v_parent_idx" ON "_faq_categories_v" USING btree ("parent_id");
  CREATE INDEX "_faq_categories_v_version_version__order_idx" ON "_faq_categories_v" USING btree ("version__order");
  CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "_faq_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "_faq_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_categories_v_version_version_deleted_at_idx" ON "_faq_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_categories_v_created_at_idx" ON "_faq_categories_v" USING btree ("created_at");
  CREATE INDEX "_faq_categories_v_updated_at_idx" ON "_faq_categories_v" USING btree ("updated_at");
  CREATE INDEX "saved_replies_updated_at_idx" ON "saved_replies" USING btree ("updated_at");
  CREATE INDEX "saved_replies_created_at_idx" ON "saved_replies" USING btree ("created_at");
  CREATE INDEX "saved_replies_deleted_at_idx" ON "saved_replies" USING btree ("deleted_at");
  CREATE INDEX "_saved_replies_v_parent_idx" ON "_saved_replies_v" USING btree ("parent_id");
  CREATE INDEX "_saved_replies_v_version_version_updated_at_idx" ON "_saved_replies_v" USING btree ("version_updated_at");
  CREATE INDEX "_saved_replies_v_version_version_created_at_idx" ON "_saved_replies_v" USING btree ("version_created_at");
  CREATE INDEX "_saved_replies_v_version_version_deleted_at_idx" ON "_saved_replies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_saved_replies_v_created_at_idx" ON "_saved_replies_v" USING btree ("created_at");
  CREATE INDEX "_saved_replies_v_updated_at_idx" ON "_saved_replies_v" USING btree ("updated_at");
  CREATE INDEX "_images_v_parent_idx" ON "_images_v" USING btree ("parent_id");
  CREATE INDEX "_images_v_version_version_updated_at_idx" ON "_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_images_v_version_version_created_at_idx" ON "_images_v" USING btree ("version_created_at");
  CREATE INDEX "_images_v_version_version_deleted_at_idx" ON "_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "_images_v_version_version_filename_idx" ON "_images_v" USING btree ("version_filename");
  CREATE INDEX "_images_v_version_sizes_thumbnail_version_sizes_thumbnai_idx" ON "_images_v" USING btree ("version_sizes_thumbnail_filename");
  CREATE INDEX "_images_v_created_at_idx" ON "_images_v" USING btree ("created_at");
  CREATE INDEX "_images_v_updated_at_idx" ON "_images_v" USING btree ("updated_at");
  CREATE INDEX "_captions_v_parent_idx" ON "_captions_v" USING btree ("parent_id");
  CREATE INDEX "_captions_v_version_version_clip_idx" ON "_captions_v" USING btree ("version_clip_id");
  CREATE INDEX "_captions_v_version_version_transcription_idx" ON "_captions_v" USING btree ("version_transcription");
  CREATE INDEX "_captions_v_version_version_updated_at_idx" ON "_captions_v" USING btree ("version_updated_at");
  CREATE INDEX "_captions_v_version_version_created_at_idx" ON "_captions_v" USING btree ("version_created_at");
  CREATE INDEX "_captions_v_version_version_deleted_at_idx" ON "_captions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_captions_v_created_at_idx" ON "_captions_v" USING btree ("created_at");
  CREATE INDEX "_captions_v_updated_at_idx" ON "_captions_v" USING btree ("updated_at");
  CREATE INDEX "version_clip_version_lang_idx" ON "_captions_v" USING btree ("version_clip_id","version_lang");
  CREATE INDEX "changes_action_idx" ON "changes" USING btree ("action");
  CREATE INDEX "changes_kind_idx" ON "changes" USING btree ("kind");
  CREATE INDEX "changes_record_idx" ON "changes" USING btree ("record");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_staff_idx" ON "second_factors" USING btree ("staff");
  CREATE UNIQUE INDEX "day_kind_video_idx" ON "daily_counts" USING btree ("day","kind","video");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_images_id_idx" ON "_home_v_rels" USING btree ("images_id");
  CREATE INDEX "_home_v_rels_clips_id_idx" ON "_home_v_rels" USING btree ("clips_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_rels_order_idx" ON "_about_v_rels" USING btree ("order");
  CREATE INDEX "_about_v_rels_parent_idx" ON "_about_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_v_rels_path_idx" ON "_about_v_rels" USING btree ("path");
  CREATE INDEX "_about_v_rels_images_id_idx" ON "_about_v_rels" USING btree ("images_id");
  CREATE INDEX "_about_v_rels_clips_id_idx" ON "_about_v_rels" USING btree ("clips_id");
  CREATE INDEX "_volunteer_v_created_at_idx" ON "_volunteer_v" USING btree ("created_at");
  CREATE INDEX "_volunteer_v_updated_at_idx" ON "_volunteer_v" USING btree ("updated_at");
  CREATE INDEX "_volunteer_v_rels_order_idx" ON "_volunteer_v_rels" USING btree ("order");
  CREATE INDEX "_volunteer_v_rels_parent_idx" ON "_volunteer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_volunteer_v_rels_path_idx" ON "_volunteer_v_rels" USING btree ("path");
  CREATE INDEX "_volunteer_v_rels_images_id_idx" ON "_volunteer_v_rels" USING btree ("images_id");
  CREATE INDEX "_volunteer_v_rels_clips_id_idx" ON "_volunteer_v_rels" USING btree ("clips_id");
  CREATE INDEX "_app_install_v_created_at_idx" ON "_app_install_v" USING btree ("created_at");
  CREATE INDEX "_app_install_v_updated_at_idx" ON "_app_install_v" USING btree ("updated_at");
  CREATE INDEX "_app_install_v_rels_order_idx" ON "_app_install_v_rels" USING btree ("order");
  CREATE INDEX "_app_install_v_rels_parent_idx" ON "_app_install_v_rels" USING btree ("parent_id");
  CREATE INDEX "_app_install_v_rels_path_idx" ON "_app_install_v_rels" USING btree ("path");
  CREATE INDEX "_app_install_v_rels_images_id_idx" ON "_app_install_v_rels" USING btree ("images_id");
  CREATE INDEX "_app_install_v_rels_clips_id_idx" ON "_app_install_v_rels" USING btree ("clips_id");
  CREATE INDEX "settings_crisis_lines_order_idx" ON "settings_crisis_lines" USING btree ("_order");
  CREATE INDEX "settings_crisis_lines_parent_id_idx" ON "settings_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_crisis_lines_order_idx" ON "_settings_v_version_crisis_lines" USING btree ("_order");
  CREATE INDEX "_settings_v_version_crisis_lines_parent_id_idx" ON "_settings_v_version_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_version_icon_idx" ON "_settings_v" USING btree ("version_icon_id");
  CREATE INDEX "_settings_v_version_version_share_picture_idx" ON "_settings_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_help_v_created_at_idx" ON "_help_v" USING btree ("created_at");
  CREATE INDEX "_help_v_updated_at_idx" ON "_help_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_replies_fk" FOREIGN KEY ("saved_replies_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_images_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_picture_id_images_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "videos_publish_at_idx" ON "videos" USING btree ("publish_at");
  CREATE INDEX "videos_unpublish_at_idx" ON "videos" USING btree ("unpublish_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "stories_consent_asked_at_idx" ON "stories" USING btree ("consent_asked_at");
  CREATE UNIQUE INDEX "stories_consent_request_hash_idx" ON "stories" USING btree ("consent_request_hash");
  CREATE INDEX "stories_publish_at_idx" ON "stories" USING btree ("publish_at");
  CREATE INDEX "stories_deleted_at_idx" ON "stories" USING btree ("deleted_at");
  CREATE INDEX "hashtags_deleted_at_idx" ON "hashtags" USING btree ("deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "languages_deleted_at_idx" ON "languages" USING btree ("deleted_at");
  CREATE INDEX "blogs_publish_at_idx" ON "blogs" USING btree ("publish_at");
  CREATE INDEX "blogs_unpublish_at_idx" ON "blogs" USING btree ("unpublish_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "_blogs_v_version_version_publish_at_idx" ON "_blogs_v" USING btree ("version_publish_at");
  CREATE INDEX "_blogs_v_version_version_unpublish_at_idx" ON "_blogs_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "faq_categories_deleted_at_idx" ON "faq_categories" USING btree ("deleted_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE INDEX "volunteer_contacts_deleted_at_idx" ON "volunteer_contacts" USING btree ("deleted_at");
  CREATE INDEX "testimony_consents_deleted_at_idx" ON "testimony_consents" USING btree ("deleted_at");
  CREATE INDEX "images_deleted_at_idx" ON "images" USING btree ("deleted_at");
  CREATE INDEX "clips_deleted_at_idx" ON "clips" USING btree ("deleted_at");
  CREATE INDEX "captions_deleted_at_idx" ON "captions" USING btree ("deleted_at");
  CREATE INDEX "staff_invited_at_idx" ON "staff" USING btree ("invited_at");
  CREATE INDEX "payload_locked_documents_rels_saved_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_replies_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_icon_idx" ON "settings" USING btree ("icon_id");
  CREATE INDEX "settings_share_picture_idx" ON "settings" USING btree ("share_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hashtags_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_languages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_categories_v_version_faq_data" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_saved_replies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_images_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_captions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "daily_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_volunteer_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_volunteer_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_app_install_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_app_install_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_crisis_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_crisis_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "_hashtags_v" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_languages_v" CASCADE;
  DROP TABLE "_faq_categories_v_version_faq_data" CASCADE;
  DROP TABLE "_faq_categories_v" CASCADE;
  DROP TABLE "saved_replies" CASCADE;
  DROP TABLE "_saved_replies_v" CASCADE;
  DROP TABLE "_images_v" CASCADE;
  DROP TABLE "_captions_v" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "daily_counts" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_rels" CASCADE;
  DROP TABLE "_volunteer_v" CASCADE;
  DROP TABLE "_volunteer_v_rels" CASCADE;
  DROP TABLE "_app_install_v" CASCADE;
  DROP TABLE "_app_install_v_rels" CASCADE;
  DROP TABLE "settings_crisis_lines" CASCADE;
  DROP TABLE "_settings_v_version_crisis_lines" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_help_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_replies_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_logo_id_images_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_icon_id_images_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_share_picture_id_images_id_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "videos_publish_at_idx";
  DROP INDEX "videos_unpublish_at_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "stories_consent_asked_at_idx";
  DROP INDEX "stories_consent_request_hash_idx";
  DROP INDEX "stories_publish_at_idx";
  DROP INDEX "stories_deleted_at_idx";
  DROP INDEX "hashtags_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "languages_deleted_at_idx";
  DROP INDEX "blogs_publish_at_idx";
  DROP INDEX "blogs_unpublish_at_idx";
  DROP INDEX "blogs_deleted_at_idx";
  DROP INDEX "_blogs_v_version_version_publish_at_idx";
  DROP INDEX "_blogs_v_version_version_unpublish_at_idx";
  DROP INDEX "_blogs_v_version_version_deleted_at_idx";
  DROP INDEX "faq_categories_deleted_at_idx";
  DROP INDEX "contact_messages_deleted_at_idx";
  DROP INDEX "volunteer_contacts_deleted_at_idx";
  DROP INDEX "testimony_consents_deleted_at_idx";
  DROP INDEX "images_deleted_at_idx";
  DROP INDEX "clips_deleted_at_idx";
  DROP INDEX "captions_deleted_at_idx";
  DROP INDEX "staff_invited_at_idx";
  DROP INDEX "payload_locked_documents_rels_saved_replies_id_idx";
  DROP INDEX "settings_logo_idx";
  DROP INDEX "settings_icon_idx";
  DROP INDEX "settings_share_picture_idx";
  ALTER TABLE "videos" DROP COLUMN "publish_at";
  ALTER TABLE "videos" DROP COLUMN "unpublish_at";
  ALTER TABLE "videos" DROP COLUMN "schedule_problem";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "stories" DROP COLUMN "consent_asked_at";
  ALTER TABLE "stories" DROP COLUMN "consent_asked_by";
  ALTER TABLE "stories" DROP COLUMN "consent_request_hash";
  ALTER TABLE "stories" DROP COLUMN "answers";
  ALTER TABLE "stories" DROP COLUMN "answer_count";
  ALTER TABLE "stories" DROP COLUMN "notes";
  ALTER TABLE "stories" DROP COLUMN "publish_at";
  ALTER TABLE "stories" DROP COLUMN "schedule_problem";
  ALTER TABLE "stories" DROP COLUMN "deleted_at";
  ALTER TABLE "hashtags" DROP COLUMN "deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "languages" DROP COLUMN "deleted_at";
  ALTER TABLE "blogs" DROP COLUMN "publish_at";
  ALTER TABLE "blogs" DROP COLUMN "unpublish_at";
  ALTER TABLE "blogs" DROP COLUMN "schedule_problem";
  ALTER TABLE "blogs" DROP COLUMN "deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_publish_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_unpublish_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_schedule_problem";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faq_categories" DROP COLUMN "deleted_at";
  ALTER TABLE "contact_messages" DROP COLUMN "answers";
  ALTER TABLE "contact_messages" DROP COLUMN "answer_count";
  ALTER TABLE "contact_messages" DROP COLUMN "notes";
  ALTER TABLE "contact_messages" DROP COLUMN "deleted_at";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "answers";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "answer_count";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "notes";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "deleted_at";
  ALTER TABLE "testimony_consents" DROP COLUMN "answers";
  ALTER TABLE "testimony_consents" DROP COLUMN "answer_count";
  ALTER TABLE "testimony_consents" DROP COLUMN "notes";
  ALTER TABLE "testimony_consents" DROP COLUMN "deleted_at";
  ALTER TABLE "images" DROP COLUMN "deleted_at";
  ALTER TABLE "clips" DROP COLUMN "deleted_at";
  ALTER TABLE "captions" DROP COLUMN "deleted_at";
  ALTER TABLE "staff" DROP COLUMN "invited_at";
  ALTER TABLE "outgoing_mails" DROP COLUMN "problem";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_replies_id";
  ALTER TABLE "settings" DROP COLUMN "footer_line";
  ALTER TABLE "settings" DROP COLUMN "time_zone";
  ALTER TABLE "settings" DROP COLUMN "phone_country";
  ALTER TABLE "settings" DROP COLUMN "logo_id";
  ALTER TABLE "settings" DROP COLUMN "icon_id";
  ALTER TABLE "settings" DROP COLUMN "ground_color";
  ALTER TABLE "settings" DROP COLUMN "accent_color";
  ALTER TABLE "settings" DROP COLUMN "share_picture_id";
  ALTER TABLE "settings" DROP COLUMN "discover_jesus_link";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_version_video_type";
  DROP TYPE "public"."enum__hashtags_v_version_status";
  DROP TYPE "public"."enum__languages_v_version_status";
  DROP TYPE "public"."enum__captions_v_version_transcription";
  DROP TYPE "public"."enum_changes_action";`)
}
