import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_videos_status" AS ENUM('Active', 'Pending', 'Declined');
  CREATE TYPE "public"."enum_videos_video_type" AS ENUM('single', 'multiple', 'both');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('Active', 'Pending', 'Declined');
  CREATE TYPE "public"."enum__videos_v_version_video_type" AS ENUM('single', 'multiple', 'both');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('Pending', 'Published', 'Declined', 'Withdrawn');
  CREATE TYPE "public"."enum_stories_shown_as" AS ENUM('single', 'multiple', 'both');
  CREATE TYPE "public"."enum_stories_teller_age" AS ENUM('adult', 'teen', 'child');
  CREATE TYPE "public"."enum_stories_others_seen" AS ENUM('none', 'agreed', 'child', 'unasked');
  CREATE TYPE "public"."enum_stories_danger" AS ENUM('no', 'perhaps');
  CREATE TYPE "public"."enum_stories_video_type" AS ENUM('single', 'multiple', 'both');
  CREATE TYPE "public"."enum_others_consents_role" AS ENUM('parent', 'seen');
  CREATE TYPE "public"."enum_reports_reason" AS ENUM('shown', 'child', 'harm', 'untrue', 'spam', 'other');
  CREATE TYPE "public"."enum_story_collections_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__story_collections_v_version_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum_hashtags_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__hashtags_v_version_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum_languages_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__languages_v_version_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clips_preparation" AS ENUM('waiting', 'preparing', 'ready', 'failed', 'unprepared', 'withdrawn');
  CREATE TYPE "public"."enum_captions_transcription" AS ENUM('waiting', 'failed');
  CREATE TYPE "public"."enum__captions_v_version_transcription" AS ENUM('waiting', 'failed');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'reviewer');
  CREATE TYPE "public"."enum_changes_action" AS ENUM('created', 'changed', 'drafted', 'published', 'unpublished', 'trashed', 'untrashed', 'restored', 'erased');
  CREATE TYPE "public"."enum_former_slugs_collection" AS ENUM('blogs', 'hashtags', 'story-collections', 'videos');
  CREATE TYPE "public"."enum_search_changes_source" AS ENUM('videos', 'story-collections', 'blogs', 'pages', 'hashtags', 'clips');
  CREATE TABLE "videos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"video_link_id" uuid NOT NULL,
  	"poster_id" uuid,
  	"youtube_link" varchar,
  	"y_t_short_link" varchar,
  	"facebook_link" varchar,
  	"tiktok_link" varchar,
  	"instagram_link" varchar,
  	"church_link" varchar,
  	"status" "enum_videos_status" DEFAULT 'Pending' NOT NULL,
  	"objection" varchar,
  	"publish_unprepared" boolean DEFAULT false,
  	"video_type" "enum_videos_video_type" DEFAULT 'both' NOT NULL,
  	"recorded_at" varchar,
  	"slug" varchar NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"schedule_problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" uuid
  );
  
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
  	"version_objection" varchar,
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
  
  CREATE TABLE "stories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"status" "enum_stories_status" DEFAULT 'Pending' NOT NULL,
  	"reason" varchar,
  	"publish_unprepared" boolean DEFAULT false,
  	"title" varchar,
  	"shown_as" "enum_stories_shown_as" DEFAULT 'both' NOT NULL,
  	"video_id" uuid,
  	"carried_out" varchar DEFAULT 'Pending',
  	"objection" varchar,
  	"teller_age" "enum_stories_teller_age",
  	"others_seen" "enum_stories_others_seen",
  	"danger" "enum_stories_danger",
  	"safety_version" varchar,
  	"parent_name" varchar,
  	"parent_email" varchar,
  	"parent_asked_at" timestamp(3) with time zone,
  	"is_unnamed" boolean DEFAULT false,
  	"approved_by" jsonb,
  	"renewal_asked_at" timestamp(3) with time zone,
  	"prayer_mails" boolean DEFAULT false,
  	"prayers_mailed_until" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"hastags" jsonb,
  	"file_id" uuid,
  	"youtube_link" varchar,
  	"y_t_short_link" varchar,
  	"facebook_link" varchar,
  	"tiktok_link" varchar,
  	"instagram_link" varchar,
  	"church_link" varchar,
  	"recorded_at" varchar,
  	"video_type" "enum_stories_video_type",
  	"is_accept_unrestricted" boolean DEFAULT false,
  	"is_accept_receive_further" boolean DEFAULT false,
  	"consents" jsonb,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawal_seed" varchar,
  	"withdrawal_hash" varchar,
  	"consent_asked_at" timestamp(3) with time zone,
  	"consent_asked_by" varchar,
  	"consent_request_hash" varchar,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"publish_at" timestamp(3) with time zone,
  	"schedule_problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" uuid
  );
  
  CREATE TABLE "others_consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"role" "enum_others_consents_role" NOT NULL,
  	"story_id" uuid,
  	"video_id" uuid,
  	"asked_at" timestamp(3) with time zone,
  	"agreed_at" timestamp(3) with time zone,
  	"consents" jsonb,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawal_seed" varchar,
  	"withdrawal_hash" varchar,
  	"asked_by" varchar,
  	"reminders" numeric DEFAULT 0,
  	"agreed_to" varchar,
  	"request_seed" varchar,
  	"request_hash" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"words" varchar,
  	"video_id" uuid,
  	"is_handled" boolean DEFAULT false,
  	"sender" varchar,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "story_collections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"is_on_home" boolean DEFAULT true,
  	"status" "enum_story_collections_status" DEFAULT 'Active' NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "story_collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid
  );
  
  CREATE TABLE "_story_collections_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_is_on_home" boolean DEFAULT true,
  	"version_status" "enum__story_collections_v_version_status" DEFAULT 'Active' NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_story_collections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid
  );
  
  CREATE TABLE "hashtags" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"image_id" uuid,
  	"image_link" varchar,
  	"status" "enum_hashtags_status" DEFAULT 'Active' NOT NULL,
  	"is_for_stories" boolean DEFAULT true,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_hashtags_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_image_id" uuid,
  	"version_image_link" varchar,
  	"version_status" "enum__hashtags_v_version_status" DEFAULT 'Active' NOT NULL,
  	"version_is_for_stories" boolean DEFAULT true,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"content" jsonb,
  	"effective_date" timestamp(3) with time zone,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "languages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"redirecturl" varchar NOT NULL,
  	"status" "enum_languages_status" DEFAULT 'Active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "blogs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"f_video_id" uuid,
  	"content" jsonb,
  	"author" varchar,
  	"posted_date" timestamp(3) with time zone,
  	"slug" varchar,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"schedule_problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blogs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"videos_id" uuid
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_f_video_id" uuid,
  	"version_content" jsonb,
  	"version_author" varchar,
  	"version_posted_date" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_schedule_problem" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_blogs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"videos_id" uuid
  );
  
  CREATE TABLE "faq_categories_faq_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  CREATE TABLE "faq_categories" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "conversations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_no" varchar,
  	"times" varchar,
  	"about" varchar NOT NULL,
  	"is_urgent" boolean DEFAULT false,
  	"is_minor" boolean DEFAULT false,
  	"is_handled" boolean DEFAULT false,
  	"read_at" timestamp(3) with time zone,
  	"first_reader" varchar,
  	"second_reader" varchar,
  	"first_read_at" timestamp(3) with time zone,
  	"second_read_at" timestamp(3) with time zone,
  	"called_at" timestamp(3) with time zone,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_no" varchar,
  	"recorded_at" varchar,
  	"message" varchar NOT NULL,
  	"is_handled" boolean DEFAULT false,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "volunteer_contacts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_number" varchar,
  	"message" varchar NOT NULL,
  	"is_handled" boolean DEFAULT false,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "testimony_consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"recorded_at" varchar,
  	"church_web_link" varchar,
  	"agree_to_use_testimony" boolean DEFAULT false,
  	"agree_to_promotions" boolean DEFAULT false,
  	"video_id" uuid,
  	"consents" jsonb,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawal_seed" varchar,
  	"withdrawal_hash" varchar,
  	"safety" jsonb,
  	"is_handled" boolean DEFAULT false,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"kept_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "images" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
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
  
  CREATE TABLE "clips" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"duration" numeric,
  	"is_from_visitor" boolean DEFAULT false,
  	"preparation" "enum_clips_preparation" DEFAULT 'unprepared',
  	"progress" numeric DEFAULT 0,
  	"problem" varchar,
  	"renditions" jsonb DEFAULT '[]'::jsonb,
  	"has_sound" boolean DEFAULT true,
  	"loudness" numeric,
  	"placeholder" varchar,
  	"frames" jsonb DEFAULT '[]'::jsonb,
  	"chosen_frame" numeric DEFAULT 0,
  	"has_metadata" boolean DEFAULT false,
  	"is_covered" boolean DEFAULT false,
  	"left_out" jsonb,
  	"recipe" numeric DEFAULT 1,
  	"task" varchar,
  	"edition" numeric DEFAULT 0,
  	"plays_as_uploaded" boolean DEFAULT false,
  	"cut_from" numeric,
  	"large" jsonb,
  	"prepared_at" timestamp(3) with time zone,
  	"original_removed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "captions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"clip_id" uuid NOT NULL,
  	"lang" varchar NOT NULL,
  	"is_draft" boolean DEFAULT false,
  	"cues" jsonb,
  	"title" varchar,
  	"transcription" "enum_captions_transcription",
  	"problem" varchar,
  	"attempts" numeric,
  	"lease_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
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
  
  CREATE TABLE "members" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"former_emails" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_staff_role" DEFAULT 'editor',
  	"is_carer" boolean DEFAULT false,
  	"answers_minors" boolean DEFAULT false,
  	"invited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "former_slugs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" "enum_former_slugs_collection" NOT NULL,
  	"slug" varchar NOT NULL,
  	"record" varchar NOT NULL
  );
  
  CREATE TABLE "outgoing_mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"mail" jsonb NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "one_time_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"member" varchar
  );
  
  CREATE TABLE "code_accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"account" jsonb NOT NULL,
  	"version" numeric NOT NULL,
  	"forget_at" timestamp(3) with time zone NOT NULL
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
  
  CREATE TABLE "pending_revalidations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tags" jsonb NOT NULL,
  	"site" varchar
  );
  
  CREATE TABLE "pending_purges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"files" jsonb NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"record" varchar
  );
  
  CREATE TABLE "clip_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"clip" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"claims" numeric DEFAULT 0 NOT NULL,
  	"claimed_by" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "search_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"source" "enum_search_changes_source" NOT NULL,
  	"record" varchar NOT NULL
  );
  
  CREATE TABLE "daily_counts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"video" varchar NOT NULL,
  	"total" numeric NOT NULL
  );
  
  CREATE TABLE "prayers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"video" varchar NOT NULL,
  	"day" varchar NOT NULL
  );
  
  CREATE TABLE "saved_videos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"member" varchar NOT NULL,
  	"video" varchar NOT NULL,
  	"saved_at" varchar NOT NULL
  );
  
  CREATE TABLE "missed_searches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"total" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid,
  	"stories_id" uuid,
  	"others_consents_id" uuid,
  	"reports_id" uuid,
  	"story_collections_id" uuid,
  	"hashtags_id" uuid,
  	"pages_id" uuid,
  	"languages_id" uuid,
  	"blogs_id" uuid,
  	"faq_categories_id" uuid,
  	"conversations_id" uuid,
  	"contact_messages_id" uuid,
  	"volunteer_contacts_id" uuid,
  	"testimony_consents_id" uuid,
  	"saved_replies_id" uuid,
  	"images_id" uuid,
  	"clips_id" uuid,
  	"captions_id" uuid,
  	"members_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"f_top_heading" varchar,
  	"f_top_sub_heading" varchar,
  	"f_bottom_heading" varchar,
  	"f_bottom_sub_heading" varchar,
  	"s_top_heading" varchar,
  	"s_top_sub_heading" varchar,
  	"s_bottom_heading" varchar,
  	"t_top_heading" varchar,
  	"t_top_sub_heading" varchar,
  	"t_bottom_heading" varchar,
  	"store_url" varchar,
  	"forth_top_heading" varchar,
  	"forth_top_sub_heading" varchar,
  	"forth_bottom_heading" varchar,
  	"submit_now_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"images_id" uuid,
  	"clips_id" uuid
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
  
  CREATE TABLE "about" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"our_mission_content" varchar,
  	"our_story_content" varchar,
  	"our_vision_content" varchar,
  	"our_values" jsonb,
  	"join_us_content" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_rels" (
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
  
  CREATE TABLE "volunteer" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"top_heading" varchar,
  	"top_paragraph" varchar,
  	"volunteer_heading" varchar,
  	"volunteer_paragraph1" varchar,
  	"volunteer_feature_heading1" varchar,
  	"volunteer_feature_paragraph2" varchar,
  	"volunteer_feature_heading2" varchar,
  	"section3_heading" varchar,
  	"section3_paragraph" varchar,
  	"feature1" varchar,
  	"feature2" varchar,
  	"feature3" varchar,
  	"feature4" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "volunteer_rels" (
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
  
  CREATE TABLE "app_install" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"short_description" varchar,
  	"google_app_link" varchar,
  	"apple_app_link" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "app_install_rels" (
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
  
  CREATE TABLE "settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"company" varchar,
  	"footer_line" varchar,
  	"time_zone" varchar,
  	"phone_country" varchar,
  	"logo_id" uuid,
  	"icon_id" uuid,
  	"ground_color" varchar,
  	"accent_color" varchar,
  	"share_picture_id" uuid,
  	"church_link" varchar,
  	"discover_jesus_link" varchar,
  	"shop_link" varchar,
  	"share_story_link" varchar,
  	"watch_real_story_link" varchar,
  	"facebook_link" varchar,
  	"instagram_link" varchar,
  	"tiktok_link" varchar,
  	"youtube_link" varchar,
  	"story_minutes" numeric,
  	"email" varchar,
  	"announce_to" varchar,
  	"phone_no" varchar,
  	"keep_messages" numeric,
  	"keep_offers" numeric,
  	"keep_conversations" numeric,
  	"keep_declined" numeric,
  	"keep_consents" numeric,
  	"keep_originals" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"version_story_minutes" numeric,
  	"version_email" varchar,
  	"version_announce_to" varchar,
  	"version_phone_no" varchar,
  	"version_keep_messages" numeric,
  	"version_keep_offers" numeric,
  	"version_keep_conversations" numeric,
  	"version_keep_declined" numeric,
  	"version_keep_consents" numeric,
  	"version_keep_originals" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "story_form_questions_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "story_form_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL
  );
  
  CREATE TABLE "story_form" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"longest_seconds" numeric,
  	"asks_parent_of_teen" boolean DEFAULT true,
  	"asks_parent_of_child" boolean DEFAULT true,
  	"needs_two_for_danger" boolean DEFAULT true,
  	"consent_years" numeric,
  	"takes_prayers" boolean DEFAULT true,
  	"offers_prayer_mails" boolean DEFAULT true,
  	"takes_reports" boolean DEFAULT true,
  	"hiding_reports" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_story_form_v_version_questions_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_story_form_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_story_form_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_longest_seconds" numeric,
  	"version_asks_parent_of_teen" boolean DEFAULT true,
  	"version_asks_parent_of_child" boolean DEFAULT true,
  	"version_needs_two_for_danger" boolean DEFAULT true,
  	"version_consent_years" numeric,
  	"version_takes_prayers" boolean DEFAULT true,
  	"version_offers_prayer_mails" boolean DEFAULT true,
  	"version_takes_reports" boolean DEFAULT true,
  	"version_hiding_reports" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "talk_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "talk" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"is_offered" boolean DEFAULT true,
  	"introduction" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_talk_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talk_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_is_offered" boolean DEFAULT true,
  	"version_introduction" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "videos" ADD CONSTRAINT "videos_video_link_id_clips_id_fk" FOREIGN KEY ("video_link_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_video_link_id_clips_id_fk" FOREIGN KEY ("version_video_link_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_images_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories" ADD CONSTRAINT "stories_file_id_clips_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "others_consents" ADD CONSTRAINT "others_consents_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "others_consents" ADD CONSTRAINT "others_consents_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_collections_rels" ADD CONSTRAINT "story_collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_collections_rels" ADD CONSTRAINT "story_collections_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_collections_v" ADD CONSTRAINT "_story_collections_v_parent_id_story_collections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."story_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_collections_v_rels" ADD CONSTRAINT "_story_collections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_story_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_collections_v_rels" ADD CONSTRAINT "_story_collections_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hashtags" ADD CONSTRAINT "hashtags_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hashtags_v" ADD CONSTRAINT "_hashtags_v_parent_id_hashtags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hashtags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hashtags_v" ADD CONSTRAINT "_hashtags_v_version_image_id_images_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_languages_v" ADD CONSTRAINT "_languages_v_parent_id_languages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_f_video_id_images_id_fk" FOREIGN KEY ("f_video_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_f_video_id_images_id_fk" FOREIGN KEY ("version_f_video_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_categories_faq_data" ADD CONSTRAINT "faq_categories_faq_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_categories_v_version_faq_data" ADD CONSTRAINT "_faq_categories_v_version_faq_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_categories_v" ADD CONSTRAINT "_faq_categories_v_parent_id_faq_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimony_consents" ADD CONSTRAINT "testimony_consents_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_saved_replies_v" ADD CONSTRAINT "_saved_replies_v_parent_id_saved_replies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_images_v" ADD CONSTRAINT "_images_v_parent_id_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "captions" ADD CONSTRAINT "captions_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_captions_v" ADD CONSTRAINT "_captions_v_parent_id_captions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."captions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_captions_v" ADD CONSTRAINT "_captions_v_version_clip_id_clips_id_fk" FOREIGN KEY ("version_clip_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stories_fk" FOREIGN KEY ("stories_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_others_consents_fk" FOREIGN KEY ("others_consents_id") REFERENCES "public"."others_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_collections_fk" FOREIGN KEY ("story_collections_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conversations_fk" FOREIGN KEY ("conversations_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_volunteer_contacts_fk" FOREIGN KEY ("volunteer_contacts_id") REFERENCES "public"."volunteer_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimony_consents_fk" FOREIGN KEY ("testimony_consents_id") REFERENCES "public"."testimony_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_replies_fk" FOREIGN KEY ("saved_replies_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captions_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_rels" ADD CONSTRAINT "about_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_rels" ADD CONSTRAINT "_about_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_rels" ADD CONSTRAINT "volunteer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."volunteer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_rels" ADD CONSTRAINT "volunteer_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "volunteer_rels" ADD CONSTRAINT "volunteer_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_volunteer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_volunteer_v_rels" ADD CONSTRAINT "_volunteer_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "app_install_rels" ADD CONSTRAINT "app_install_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."app_install"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "app_install_rels" ADD CONSTRAINT "app_install_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "app_install_rels" ADD CONSTRAINT "app_install_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_app_install_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_images_fk" FOREIGN KEY ("images_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_app_install_v_rels" ADD CONSTRAINT "_app_install_v_rels_clips_fk" FOREIGN KEY ("clips_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_crisis_lines" ADD CONSTRAINT "settings_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_images_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_picture_id_images_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_version_crisis_lines" ADD CONSTRAINT "_settings_v_version_crisis_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_images_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_icon_id_images_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_share_picture_id_images_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_form_questions_translations" ADD CONSTRAINT "story_form_questions_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_form_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_form_questions" ADD CONSTRAINT "story_form_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_form_v_version_questions_translations" ADD CONSTRAINT "_story_form_v_version_questions_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_story_form_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_form_v_version_questions" ADD CONSTRAINT "_story_form_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_story_form_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talk_lines" ADD CONSTRAINT "talk_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talk_v_version_lines" ADD CONSTRAINT "_talk_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talk_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "videos_video_link_idx" ON "videos" USING btree ("video_link_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_status_idx" ON "videos" USING btree ("status");
  CREATE INDEX "videos_objection_idx" ON "videos" USING btree ("objection");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_publish_at_idx" ON "videos" USING btree ("publish_at");
  CREATE INDEX "videos_unpublish_at_idx" ON "videos" USING btree ("unpublish_at");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_hashtags_id_idx" ON "videos_rels" USING btree ("hashtags_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_video_link_idx" ON "_videos_v" USING btree ("version_video_link_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_status_idx" ON "_videos_v" USING btree ("version_status");
  CREATE INDEX "_videos_v_version_version_objection_idx" ON "_videos_v" USING btree ("version_objection");
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
  CREATE INDEX "stories_status_idx" ON "stories" USING btree ("status");
  CREATE INDEX "stories_video_idx" ON "stories" USING btree ("video_id");
  CREATE INDEX "stories_objection_idx" ON "stories" USING btree ("objection");
  CREATE INDEX "stories_parent_asked_at_idx" ON "stories" USING btree ("parent_asked_at");
  CREATE INDEX "stories_renewal_asked_at_idx" ON "stories" USING btree ("renewal_asked_at");
  CREATE UNIQUE INDEX "stories_slug_idx" ON "stories" USING btree ("slug");
  CREATE INDEX "stories_file_idx" ON "stories" USING btree ("file_id");
  CREATE INDEX "stories_withdrawn_at_idx" ON "stories" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "stories_withdrawal_hash_idx" ON "stories" USING btree ("withdrawal_hash");
  CREATE INDEX "stories_consent_asked_at_idx" ON "stories" USING btree ("consent_asked_at");
  CREATE UNIQUE INDEX "stories_consent_request_hash_idx" ON "stories" USING btree ("consent_request_hash");
  CREATE UNIQUE INDEX "stories_submission_key_idx" ON "stories" USING btree ("submission_key");
  CREATE INDEX "stories_announced_at_idx" ON "stories" USING btree ("announced_at");
  CREATE INDEX "stories_read_at_idx" ON "stories" USING btree ("read_at");
  CREATE INDEX "stories_kept_since_idx" ON "stories" USING btree ("kept_since");
  CREATE INDEX "stories_publish_at_idx" ON "stories" USING btree ("publish_at");
  CREATE INDEX "stories_updated_at_idx" ON "stories" USING btree ("updated_at");
  CREATE INDEX "stories_created_at_idx" ON "stories" USING btree ("created_at");
  CREATE INDEX "stories_deleted_at_idx" ON "stories" USING btree ("deleted_at");
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_hashtags_id_idx" ON "stories_rels" USING btree ("hashtags_id");
  CREATE INDEX "others_consents_story_idx" ON "others_consents" USING btree ("story_id");
  CREATE INDEX "others_consents_video_idx" ON "others_consents" USING btree ("video_id");
  CREATE INDEX "others_consents_asked_at_idx" ON "others_consents" USING btree ("asked_at");
  CREATE INDEX "others_consents_agreed_at_idx" ON "others_consents" USING btree ("agreed_at");
  CREATE INDEX "others_consents_withdrawn_at_idx" ON "others_consents" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "others_consents_withdrawal_hash_idx" ON "others_consents" USING btree ("withdrawal_hash");
  CREATE UNIQUE INDEX "others_consents_request_hash_idx" ON "others_consents" USING btree ("request_hash");
  CREATE INDEX "others_consents_kept_since_idx" ON "others_consents" USING btree ("kept_since");
  CREATE INDEX "others_consents_updated_at_idx" ON "others_consents" USING btree ("updated_at");
  CREATE INDEX "others_consents_created_at_idx" ON "others_consents" USING btree ("created_at");
  CREATE INDEX "others_consents_deleted_at_idx" ON "others_consents" USING btree ("deleted_at");
  CREATE INDEX "reports_video_idx" ON "reports" USING btree ("video_id");
  CREATE UNIQUE INDEX "reports_submission_key_idx" ON "reports" USING btree ("submission_key");
  CREATE INDEX "reports_announced_at_idx" ON "reports" USING btree ("announced_at");
  CREATE INDEX "reports_read_at_idx" ON "reports" USING btree ("read_at");
  CREATE INDEX "reports_kept_since_idx" ON "reports" USING btree ("kept_since");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "story_collections__order_idx" ON "story_collections" USING btree ("_order");
  CREATE UNIQUE INDEX "story_collections_slug_idx" ON "story_collections" USING btree ("slug");
  CREATE INDEX "story_collections_updated_at_idx" ON "story_collections" USING btree ("updated_at");
  CREATE INDEX "story_collections_created_at_idx" ON "story_collections" USING btree ("created_at");
  CREATE INDEX "story_collections_deleted_at_idx" ON "story_collections" USING btree ("deleted_at");
  CREATE INDEX "story_collections_rels_order_idx" ON "story_collections_rels" USING btree ("order");
  CREATE INDEX "story_collections_rels_parent_idx" ON "story_collections_rels" USING btree ("parent_id");
  CREATE INDEX "story_collections_rels_path_idx" ON "story_collections_rels" USING btree ("path");
  CREATE INDEX "story_collections_rels_videos_id_idx" ON "story_collections_rels" USING btree ("videos_id");
  CREATE INDEX "_story_collections_v_parent_idx" ON "_story_collections_v" USING btree ("parent_id");
  CREATE INDEX "_story_collections_v_version_version__order_idx" ON "_story_collections_v" USING btree ("version__order");
  CREATE INDEX "_story_collections_v_version_version_slug_idx" ON "_story_collections_v" USING btree ("version_slug");
  CREATE INDEX "_story_collections_v_version_version_updated_at_idx" ON "_story_collections_v" USING btree ("version_updated_at");
  CREATE INDEX "_story_collections_v_version_version_created_at_idx" ON "_story_collections_v" USING btree ("version_created_at");
  CREATE INDEX "_story_collections_v_version_version_deleted_at_idx" ON "_story_collections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_story_collections_v_created_at_idx" ON "_story_collections_v" USING btree ("created_at");
  CREATE INDEX "_story_collections_v_updated_at_idx" ON "_story_collections_v" USING btree ("updated_at");
  CREATE INDEX "_story_collections_v_rels_order_idx" ON "_story_collections_v_rels" USING btree ("order");
  CREATE INDEX "_story_collections_v_rels_parent_idx" ON "_story_collections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_story_collections_v_rels_path_idx" ON "_story_collections_v_rels" USING btree ("path");
  CREATE INDEX "_story_collections_v_rels_videos_id_idx" ON "_story_collections_v_rels" USING btree ("videos_id");
  CREATE INDEX "hashtags__order_idx" ON "hashtags" USING btree ("_order");
  CREATE INDEX "hashtags_image_idx" ON "hashtags" USING btree ("image_id");
  CREATE UNIQUE INDEX "hashtags_slug_idx" ON "hashtags" USING btree ("slug");
  CREATE INDEX "hashtags_updated_at_idx" ON "hashtags" USING btree ("updated_at");
  CREATE INDEX "hashtags_created_at_idx" ON "hashtags" USING btree ("created_at");
  CREATE INDEX "hashtags_deleted_at_idx" ON "hashtags" USING btree ("deleted_at");
  CREATE INDEX "_hashtags_v_parent_idx" ON "_hashtags_v" USING btree ("parent_id");
  CREATE INDEX "_hashtags_v_version_version__order_idx" ON "_hashtags_v" USING btree ("version__order");
  CREATE INDEX "_hashtags_v_version_version_image_idx" ON "_hashtags_v" USING btree ("version_image_id");
  CREATE INDEX "_hashtags_v_version_version_slug_idx" ON "_hashtags_v" USING btree ("version_slug");
  CREATE INDEX "_hashtags_v_version_version_updated_at_idx" ON "_hashtags_v" USING btree ("version_updated_at");
  CREATE INDEX "_hashtags_v_version_version_created_at_idx" ON "_hashtags_v" USING btree ("version_created_at");
  CREATE INDEX "_hashtags_v_version_version_deleted_at_idx" ON "_hashtags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hashtags_v_created_at_idx" ON "_hashtags_v" USING btree ("created_at");
  CREATE INDEX "_hashtags_v_updated_at_idx" ON "_hashtags_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "languages__order_idx" ON "languages" USING btree ("_order");
  CREATE INDEX "languages_updated_at_idx" ON "languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "languages" USING btree ("created_at");
  CREATE INDEX "languages_deleted_at_idx" ON "languages" USING btree ("deleted_at");
  CREATE INDEX "_languages_v_parent_idx" ON "_languages_v" USING btree ("parent_id");
  CREATE INDEX "_languages_v_version_version__order_idx" ON "_languages_v" USING btree ("version__order");
  CREATE INDEX "_languages_v_version_version_updated_at_idx" ON "_languages_v" USING btree ("version_updated_at");
  CREATE INDEX "_languages_v_version_version_created_at_idx" ON "_languages_v" USING btree ("version_created_at");
  CREATE INDEX "_languages_v_version_version_deleted_at_idx" ON "_languages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_languages_v_created_at_idx" ON "_languages_v" USING btree ("created_at");
  CREATE INDEX "_languages_v_updated_at_idx" ON "_languages_v" USING btree ("updated_at");
  CREATE INDEX "blogs_f_video_idx" ON "blogs" USING btree ("f_video_id");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_publish_at_idx" ON "blogs" USING btree ("publish_at");
  CREATE INDEX "blogs_unpublish_at_idx" ON "blogs" USING btree ("unpublish_at");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "blogs_rels_order_idx" ON "blogs_rels" USING btree ("order");
  CREATE INDEX "blogs_rels_parent_idx" ON "blogs_rels" USING btree ("parent_id");
  CREATE INDEX "blogs_rels_path_idx" ON "blogs_rels" USING btree ("path");
  CREATE INDEX "blogs_rels_images_id_idx" ON "blogs_rels" USING btree ("images_id");
  CREATE INDEX "blogs_rels_videos_id_idx" ON "blogs_rels" USING btree ("videos_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_f_video_idx" ON "_blogs_v" USING btree ("version_f_video_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_publish_at_idx" ON "_blogs_v" USING btree ("version_publish_at");
  CREATE INDEX "_blogs_v_version_version_unpublish_at_idx" ON "_blogs_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_rels_order_idx" ON "_blogs_v_rels" USING btree ("order");
  CREATE INDEX "_blogs_v_rels_parent_idx" ON "_blogs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_rels_path_idx" ON "_blogs_v_rels" USING btree ("path");
  CREATE INDEX "_blogs_v_rels_images_id_idx" ON "_blogs_v_rels" USING btree ("images_id");
  CREATE INDEX "_blogs_v_rels_videos_id_idx" ON "_blogs_v_rels" USING btree ("videos_id");
  CREATE INDEX "faq_categories_faq_data_order_idx" ON "faq_categories_faq_data" USING btree ("_order");
  CREATE INDEX "faq_categories_faq_data_parent_id_idx" ON "faq_categories_faq_data" USING btree ("_parent_id");
  CREATE INDEX "faq_categories__order_idx" ON "faq_categories" USING btree ("_order");
  CREATE INDEX "faq_categories_updated_at_idx" ON "faq_categories" USING btree ("updated_at");
  CREATE INDEX "faq_categories_created_at_idx" ON "faq_categories" USING btree ("created_at");
  CREATE INDEX "faq_categories_deleted_at_idx" ON "faq_categories" USING btree ("deleted_at");
  CREATE INDEX "_faq_categories_v_version_faq_data_order_idx" ON "_faq_categories_v_version_faq_data" USING btree ("_order");
  CREATE INDEX "_faq_categories_v_version_faq_data_parent_id_idx" ON "_faq_categories_v_version_faq_data" USING btree ("_parent_id");
  CREATE INDEX "_faq_categories_v_parent_idx" ON "_faq_categories_v" USING btree ("parent_id");
  CREATE INDEX "_faq_categories_v_version_version__order_idx" ON "_faq_categories_v" USING btree ("version__order");
  CREATE INDEX "_faq_categories_v_version_version_updated_at_idx" ON "_faq_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_categories_v_version_version_created_at_idx" ON "_faq_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_categories_v_version_version_deleted_at_idx" ON "_faq_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_categories_v_created_at_idx" ON "_faq_categories_v" USING btree ("created_at");
  CREATE INDEX "_faq_categories_v_updated_at_idx" ON "_faq_categories_v" USING btree ("updated_at");
  CREATE INDEX "conversations_read_at_idx" ON "conversations" USING btree ("read_at");
  CREATE INDEX "conversations_first_reader_idx" ON "conversations" USING btree ("first_reader");
  CREATE INDEX "conversations_second_reader_idx" ON "conversations" USING btree ("second_reader");
  CREATE UNIQUE INDEX "conversations_submission_key_idx" ON "conversations" USING btree ("submission_key");
  CREATE INDEX "conversations_announced_at_idx" ON "conversations" USING btree ("announced_at");
  CREATE INDEX "conversations_kept_since_idx" ON "conversations" USING btree ("kept_since");
  CREATE INDEX "conversations_updated_at_idx" ON "conversations" USING btree ("updated_at");
  CREATE INDEX "conversations_created_at_idx" ON "conversations" USING btree ("created_at");
  CREATE INDEX "conversations_deleted_at_idx" ON "conversations" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "contact_messages_submission_key_idx" ON "contact_messages" USING btree ("submission_key");
  CREATE INDEX "contact_messages_announced_at_idx" ON "contact_messages" USING btree ("announced_at");
  CREATE INDEX "contact_messages_read_at_idx" ON "contact_messages" USING btree ("read_at");
  CREATE INDEX "contact_messages_kept_since_idx" ON "contact_messages" USING btree ("kept_since");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "volunteer_contacts_submission_key_idx" ON "volunteer_contacts" USING btree ("submission_key");
  CREATE INDEX "volunteer_contacts_announced_at_idx" ON "volunteer_contacts" USING btree ("announced_at");
  CREATE INDEX "volunteer_contacts_read_at_idx" ON "volunteer_contacts" USING btree ("read_at");
  CREATE INDEX "volunteer_contacts_kept_since_idx" ON "volunteer_contacts" USING btree ("kept_since");
  CREATE INDEX "volunteer_contacts_updated_at_idx" ON "volunteer_contacts" USING btree ("updated_at");
  CREATE INDEX "volunteer_contacts_created_at_idx" ON "volunteer_contacts" USING btree ("created_at");
  CREATE INDEX "volunteer_contacts_deleted_at_idx" ON "volunteer_contacts" USING btree ("deleted_at");
  CREATE INDEX "testimony_consents_video_idx" ON "testimony_consents" USING btree ("video_id");
  CREATE INDEX "testimony_consents_withdrawn_at_idx" ON "testimony_consents" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "testimony_consents_withdrawal_hash_idx" ON "testimony_consents" USING btree ("withdrawal_hash");
  CREATE UNIQUE INDEX "testimony_consents_submission_key_idx" ON "testimony_consents" USING btree ("submission_key");
  CREATE INDEX "testimony_consents_announced_at_idx" ON "testimony_consents" USING btree ("announced_at");
  CREATE INDEX "testimony_consents_read_at_idx" ON "testimony_consents" USING btree ("read_at");
  CREATE INDEX "testimony_consents_kept_since_idx" ON "testimony_consents" USING btree ("kept_since");
  CREATE INDEX "testimony_consents_updated_at_idx" ON "testimony_consents" USING btree ("updated_at");
  CREATE INDEX "testimony_consents_created_at_idx" ON "testimony_consents" USING btree ("created_at");
  CREATE INDEX "testimony_consents_deleted_at_idx" ON "testimony_consents" USING btree ("deleted_at");
  CREATE INDEX "saved_replies_updated_at_idx" ON "saved_replies" USING btree ("updated_at");
  CREATE INDEX "saved_replies_created_at_idx" ON "saved_replies" USING btree ("created_at");
  CREATE INDEX "saved_replies_deleted_at_idx" ON "saved_replies" USING btree ("deleted_at");
  CREATE INDEX "_saved_replies_v_parent_idx" ON "_saved_replies_v" USING btree ("parent_id");
  CREATE INDEX "_saved_replies_v_version_version_updated_at_idx" ON "_saved_replies_v" USING btree ("version_updated_at");
  CREATE INDEX "_saved_replies_v_version_version_created_at_idx" ON "_saved_replies_v" USING btree ("version_created_at");
  CREATE INDEX "_saved_replies_v_version_version_deleted_at_idx" ON "_saved_replies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_saved_replies_v_created_at_idx" ON "_saved_replies_v" USING btree ("created_at");
  CREATE INDEX "_saved_replies_v_updated_at_idx" ON "_saved_replies_v" USING btree ("updated_at");
  CREATE INDEX "images_updated_at_idx" ON "images" USING btree ("updated_at");
  CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at");
  CREATE INDEX "images_deleted_at_idx" ON "images" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "images_filename_idx" ON "images" USING btree ("filename");
  CREATE INDEX "images_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "images" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "_images_v_parent_idx" ON "_images_v" USING btree ("parent_id");
  CREATE INDEX "_images_v_version_version_updated_at_idx" ON "_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_images_v_version_version_created_at_idx" ON "_images_v" USING btree ("version_created_at");
  CREATE INDEX "_images_v_version_version_deleted_at_idx" ON "_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "_images_v_version_version_filename_idx" ON "_images_v" USING btree ("version_filename");
  CREATE INDEX "_images_v_version_sizes_thumbnail_version_sizes_thumbnai_idx" ON "_images_v" USING btree ("version_sizes_thumbnail_filename");
  CREATE INDEX "_images_v_created_at_idx" ON "_images_v" USING btree ("created_at");
  CREATE INDEX "_images_v_updated_at_idx" ON "_images_v" USING btree ("updated_at");
  CREATE INDEX "clips_preparation_idx" ON "clips" USING btree ("preparation");
  CREATE INDEX "clips_recipe_idx" ON "clips" USING btree ("recipe");
  CREATE INDEX "clips_task_idx" ON "clips" USING btree ("task");
  CREATE INDEX "clips_updated_at_idx" ON "clips" USING btree ("updated_at");
  CREATE INDEX "clips_created_at_idx" ON "clips" USING btree ("created_at");
  CREATE INDEX "clips_deleted_at_idx" ON "clips" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "clips_filename_idx" ON "clips" USING btree ("filename");
  CREATE INDEX "captions_clip_idx" ON "captions" USING btree ("clip_id");
  CREATE INDEX "captions_transcription_idx" ON "captions" USING btree ("transcription");
  CREATE INDEX "captions_updated_at_idx" ON "captions" USING btree ("updated_at");
  CREATE INDEX "captions_created_at_idx" ON "captions" USING btree ("created_at");
  CREATE INDEX "captions_deleted_at_idx" ON "captions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "clip_lang_idx" ON "captions" USING btree ("clip_id","lang");
  CREATE INDEX "_captions_v_parent_idx" ON "_captions_v" USING btree ("parent_id");
  CREATE INDEX "_captions_v_version_version_clip_idx" ON "_captions_v" USING btree ("version_clip_id");
  CREATE INDEX "_captions_v_version_version_transcription_idx" ON "_captions_v" USING btree ("version_transcription");
  CREATE INDEX "_captions_v_version_version_updated_at_idx" ON "_captions_v" USING btree ("version_updated_at");
  CREATE INDEX "_captions_v_version_version_created_at_idx" ON "_captions_v" USING btree ("version_created_at");
  CREATE INDEX "_captions_v_version_version_deleted_at_idx" ON "_captions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_captions_v_created_at_idx" ON "_captions_v" USING btree ("created_at");
  CREATE INDEX "_captions_v_updated_at_idx" ON "_captions_v" USING btree ("updated_at");
  CREATE INDEX "version_clip_version_lang_idx" ON "_captions_v" USING btree ("version_clip_id","version_lang");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_invited_at_idx" ON "staff" USING btree ("invited_at");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "changes_action_idx" ON "changes" USING btree ("action");
  CREATE INDEX "changes_kind_idx" ON "changes" USING btree ("kind");
  CREATE INDEX "changes_record_idx" ON "changes" USING btree ("record");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE INDEX "former_slugs_record_idx" ON "former_slugs" USING btree ("record");
  CREATE UNIQUE INDEX "collection_slug_idx" ON "former_slugs" USING btree ("collection","slug");
  CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails" USING btree ("due_at");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "one_time_codes_key_idx" ON "one_time_codes" USING btree ("key");
  CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes" USING btree ("expires_at");
  CREATE INDEX "one_time_codes_member_idx" ON "one_time_codes" USING btree ("member");
  CREATE UNIQUE INDEX "code_accounts_key_idx" ON "code_accounts" USING btree ("key");
  CREATE INDEX "code_accounts_forget_at_idx" ON "code_accounts" USING btree ("forget_at");
  CREATE UNIQUE INDEX "second_factors_staff_idx" ON "second_factors" USING btree ("staff");
  CREATE INDEX "pending_revalidations_site_idx" ON "pending_revalidations" USING btree ("site");
  CREATE INDEX "pending_purges_due_at_idx" ON "pending_purges" USING btree ("due_at");
  CREATE INDEX "pending_purges_record_idx" ON "pending_purges" USING btree ("record");
  CREATE UNIQUE INDEX "clip_jobs_clip_idx" ON "clip_jobs" USING btree ("clip");
  CREATE INDEX "clip_jobs_due_at_idx" ON "clip_jobs" USING btree ("due_at");
  CREATE UNIQUE INDEX "day_kind_video_idx" ON "daily_counts" USING btree ("day","kind","video");
  CREATE INDEX "prayers_video_idx" ON "prayers" USING btree ("video");
  CREATE INDEX "prayers_day_idx" ON "prayers" USING btree ("day");
  CREATE INDEX "saved_videos_video_idx" ON "saved_videos" USING btree ("video");
  CREATE UNIQUE INDEX "member_video_idx" ON "saved_videos" USING btree ("member","video");
  CREATE UNIQUE INDEX "day_words_idx" ON "missed_searches" USING btree ("day","words");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("stories_id");
  CREATE INDEX "payload_locked_documents_rels_others_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("others_consents_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_story_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("story_collections_id");
  CREATE INDEX "payload_locked_documents_rels_hashtags_id_idx" ON "payload_locked_documents_rels" USING btree ("hashtags_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_faq_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_categories_id");
  CREATE INDEX "payload_locked_documents_rels_conversations_id_idx" ON "payload_locked_documents_rels" USING btree ("conversations_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_volunteer_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("volunteer_contacts_id");
  CREATE INDEX "payload_locked_documents_rels_testimony_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("testimony_consents_id");
  CREATE INDEX "payload_locked_documents_rels_saved_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_replies_id");
  CREATE INDEX "payload_locked_documents_rels_images_id_idx" ON "payload_locked_documents_rels" USING btree ("images_id");
  CREATE INDEX "payload_locked_documents_rels_clips_id_idx" ON "payload_locked_documents_rels" USING btree ("clips_id");
  CREATE INDEX "payload_locked_documents_rels_captions_id_idx" ON "payload_locked_documents_rels" USING btree ("captions_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_images_id_idx" ON "home_rels" USING btree ("images_id");
  CREATE INDEX "home_rels_clips_id_idx" ON "home_rels" USING btree ("clips_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_images_id_idx" ON "_home_v_rels" USING btree ("images_id");
  CREATE INDEX "_home_v_rels_clips_id_idx" ON "_home_v_rels" USING btree ("clips_id");
  CREATE INDEX "about_rels_order_idx" ON "about_rels" USING btree ("order");
  CREATE INDEX "about_rels_parent_idx" ON "about_rels" USING btree ("parent_id");
  CREATE INDEX "about_rels_path_idx" ON "about_rels" USING btree ("path");
  CREATE INDEX "about_rels_images_id_idx" ON "about_rels" USING btree ("images_id");
  CREATE INDEX "about_rels_clips_id_idx" ON "about_rels" USING btree ("clips_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_rels_order_idx" ON "_about_v_rels" USING btree ("order");
  CREATE INDEX "_about_v_rels_parent_idx" ON "_about_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_v_rels_path_idx" ON "_about_v_rels" USING btree ("path");
  CREATE INDEX "_about_v_rels_images_id_idx" ON "_about_v_rels" USING btree ("images_id");
  CREATE INDEX "_about_v_rels_clips_id_idx" ON "_about_v_rels" USING btree ("clips_id");
  CREATE INDEX "volunteer_rels_order_idx" ON "volunteer_rels" USING btree ("order");
  CREATE INDEX "volunteer_rels_parent_idx" ON "volunteer_rels" USING btree ("parent_id");
  CREATE INDEX "volunteer_rels_path_idx" ON "volunteer_rels" USING btree ("path");
  CREATE INDEX "volunteer_rels_images_id_idx" ON "volunteer_rels" USING btree ("images_id");
  CREATE INDEX "volunteer_rels_clips_id_idx" ON "volunteer_rels" USING btree ("clips_id");
  CREATE INDEX "_volunteer_v_created_at_idx" ON "_volunteer_v" USING btree ("created_at");
  CREATE INDEX "_volunteer_v_updated_at_idx" ON "_volunteer_v" USING btree ("updated_at");
  CREATE INDEX "_volunteer_v_rels_order_idx" ON "_volunteer_v_rels" USING btree ("order");
  CREATE INDEX "_volunteer_v_rels_parent_idx" ON "_volunteer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_volunteer_v_rels_path_idx" ON "_volunteer_v_rels" USING btree ("path");
  CREATE INDEX "_volunteer_v_rels_images_id_idx" ON "_volunteer_v_rels" USING btree ("images_id");
  CREATE INDEX "_volunteer_v_rels_clips_id_idx" ON "_volunteer_v_rels" USING btree ("clips_id");
  CREATE INDEX "app_install_rels_order_idx" ON "app_install_rels" USING btree ("order");
  CREATE INDEX "app_install_rels_parent_idx" ON "app_install_rels" USING btree ("parent_id");
  CREATE INDEX "app_install_rels_path_idx" ON "app_install_rels" USING btree ("path");
  CREATE INDEX "app_install_rels_images_id_idx" ON "app_install_rels" USING btree ("images_id");
  CREATE INDEX "app_install_rels_clips_id_idx" ON "app_install_rels" USING btree ("clips_id");
  CREATE INDEX "_app_install_v_created_at_idx" ON "_app_install_v" USING btree ("created_at");
  CREATE INDEX "_app_install_v_updated_at_idx" ON "_app_install_v" USING btree ("updated_at");
  CREATE INDEX "_app_install_v_rels_order_idx" ON "_app_install_v_rels" USING btree ("order");
  CREATE INDEX "_app_install_v_rels_parent_idx" ON "_app_install_v_rels" USING btree ("parent_id");
  CREATE INDEX "_app_install_v_rels_path_idx" ON "_app_install_v_rels" USING btree ("path");
  CREATE INDEX "_app_install_v_rels_images_id_idx" ON "_app_install_v_rels" USING btree ("images_id");
  CREATE INDEX "_app_install_v_rels_clips_id_idx" ON "_app_install_v_rels" USING btree ("clips_id");
  CREATE INDEX "settings_crisis_lines_order_idx" ON "settings_crisis_lines" USING btree ("_order");
  CREATE INDEX "settings_crisis_lines_parent_id_idx" ON "settings_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_icon_idx" ON "settings" USING btree ("icon_id");
  CREATE INDEX "settings_share_picture_idx" ON "settings" USING btree ("share_picture_id");
  CREATE INDEX "_settings_v_version_crisis_lines_order_idx" ON "_settings_v_version_crisis_lines" USING btree ("_order");
  CREATE INDEX "_settings_v_version_crisis_lines_parent_id_idx" ON "_settings_v_version_crisis_lines" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_version_icon_idx" ON "_settings_v" USING btree ("version_icon_id");
  CREATE INDEX "_settings_v_version_version_share_picture_idx" ON "_settings_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_help_v_created_at_idx" ON "_help_v" USING btree ("created_at");
  CREATE INDEX "_help_v_updated_at_idx" ON "_help_v" USING btree ("updated_at");
  CREATE INDEX "story_form_questions_translations_order_idx" ON "story_form_questions_translations" USING btree ("_order");
  CREATE INDEX "story_form_questions_translations_parent_id_idx" ON "story_form_questions_translations" USING btree ("_parent_id");
  CREATE INDEX "story_form_questions_order_idx" ON "story_form_questions" USING btree ("_order");
  CREATE INDEX "story_form_questions_parent_id_idx" ON "story_form_questions" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_version_questions_translations_order_idx" ON "_story_form_v_version_questions_translations" USING btree ("_order");
  CREATE INDEX "_story_form_v_version_questions_translations_parent_id_idx" ON "_story_form_v_version_questions_translations" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_version_questions_order_idx" ON "_story_form_v_version_questions" USING btree ("_order");
  CREATE INDEX "_story_form_v_version_questions_parent_id_idx" ON "_story_form_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_created_at_idx" ON "_story_form_v" USING btree ("created_at");
  CREATE INDEX "_story_form_v_updated_at_idx" ON "_story_form_v" USING btree ("updated_at");
  CREATE INDEX "talk_lines_order_idx" ON "talk_lines" USING btree ("_order");
  CREATE INDEX "talk_lines_parent_id_idx" ON "talk_lines" USING btree ("_parent_id");
  CREATE INDEX "_talk_v_version_lines_order_idx" ON "_talk_v_version_lines" USING btree ("_order");
  CREATE INDEX "_talk_v_version_lines_parent_id_idx" ON "_talk_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_talk_v_created_at_idx" ON "_talk_v" USING btree ("created_at");
  CREATE INDEX "_talk_v_updated_at_idx" ON "_talk_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "stories_rels" CASCADE;
  DROP TABLE "others_consents" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "story_collections" CASCADE;
  DROP TABLE "story_collections_rels" CASCADE;
  DROP TABLE "_story_collections_v" CASCADE;
  DROP TABLE "_story_collections_v_rels" CASCADE;
  DROP TABLE "hashtags" CASCADE;
  DROP TABLE "_hashtags_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "_languages_v" CASCADE;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_rels" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_rels" CASCADE;
  DROP TABLE "faq_categories_faq_data" CASCADE;
  DROP TABLE "faq_categories" CASCADE;
  DROP TABLE "_faq_categories_v_version_faq_data" CASCADE;
  DROP TABLE "_faq_categories_v" CASCADE;
  DROP TABLE "conversations" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "volunteer_contacts" CASCADE;
  DROP TABLE "testimony_consents" CASCADE;
  DROP TABLE "saved_replies" CASCADE;
  DROP TABLE "_saved_replies_v" CASCADE;
  DROP TABLE "images" CASCADE;
  DROP TABLE "_images_v" CASCADE;
  DROP TABLE "clips" CASCADE;
  DROP TABLE "captions" CASCADE;
  DROP TABLE "_captions_v" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "former_slugs" CASCADE;
  DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "one_time_codes" CASCADE;
  DROP TABLE "code_accounts" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "pending_revalidations" CASCADE;
  DROP TABLE "pending_purges" CASCADE;
  DROP TABLE "clip_jobs" CASCADE;
  DROP TABLE "search_changes" CASCADE;
  DROP TABLE "daily_counts" CASCADE;
  DROP TABLE "prayers" CASCADE;
  DROP TABLE "saved_videos" CASCADE;
  DROP TABLE "missed_searches" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_rels" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_rels" CASCADE;
  DROP TABLE "volunteer" CASCADE;
  DROP TABLE "volunteer_rels" CASCADE;
  DROP TABLE "_volunteer_v" CASCADE;
  DROP TABLE "_volunteer_v_rels" CASCADE;
  DROP TABLE "app_install" CASCADE;
  DROP TABLE "app_install_rels" CASCADE;
  DROP TABLE "_app_install_v" CASCADE;
  DROP TABLE "_app_install_v_rels" CASCADE;
  DROP TABLE "settings_crisis_lines" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "_settings_v_version_crisis_lines" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "help" CASCADE;
  DROP TABLE "_help_v" CASCADE;
  DROP TABLE "story_form_questions_translations" CASCADE;
  DROP TABLE "story_form_questions" CASCADE;
  DROP TABLE "story_form" CASCADE;
  DROP TABLE "_story_form_v_version_questions_translations" CASCADE;
  DROP TABLE "_story_form_v_version_questions" CASCADE;
  DROP TABLE "_story_form_v" CASCADE;
  DROP TABLE "talk_lines" CASCADE;
  DROP TABLE "talk" CASCADE;
  DROP TABLE "_talk_v_version_lines" CASCADE;
  DROP TABLE "_talk_v" CASCADE;
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum_videos_video_type";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_version_video_type";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum_stories_shown_as";
  DROP TYPE "public"."enum_stories_teller_age";
  DROP TYPE "public"."enum_stories_others_seen";
  DROP TYPE "public"."enum_stories_danger";
  DROP TYPE "public"."enum_stories_video_type";
  DROP TYPE "public"."enum_others_consents_role";
  DROP TYPE "public"."enum_reports_reason";
  DROP TYPE "public"."enum_story_collections_status";
  DROP TYPE "public"."enum__story_collections_v_version_status";
  DROP TYPE "public"."enum_hashtags_status";
  DROP TYPE "public"."enum__hashtags_v_version_status";
  DROP TYPE "public"."enum_languages_status";
  DROP TYPE "public"."enum__languages_v_version_status";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_clips_preparation";
  DROP TYPE "public"."enum_captions_transcription";
  DROP TYPE "public"."enum__captions_v_version_transcription";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_changes_action";
  DROP TYPE "public"."enum_former_slugs_collection";
  DROP TYPE "public"."enum_search_changes_source";`)
}
