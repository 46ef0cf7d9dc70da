/**
 * Limits that the site and a provider share. `…_LENGTH` is in characters as counted by `characterCount`, `…_BYTES` in
 * bytes, `…_SECONDS` in seconds, `…_MINUTES` in minutes.
 */

// Text fields of forms

/** A person's full name, or a member's first or last name. */
export const NAME_MAX_LENGTH = 200;

/** An email address, its host in ASCII. */
export const EMAIL_MAX_LENGTH = 254;

/** An email address as typed, before it is trimmed and its host converted. */
export const EMAIL_TYPED_MAX_LENGTH = 500;

/** A phone number as typed; in E.164 it has at most 16 characters. */
export const PHONE_TYPED_MAX_LENGTH = 200;

export const LINK_MAX_LENGTH = 2000;

/** Where or when a testimony was recorded, as free text. */
export const RECORDED_AT_MAX_LENGTH = 500;

export const MESSAGE_MAX_LENGTH = 5000;

export const DESCRIPTION_MAX_LENGTH = 200;

export const EXCERPT_MAX_LENGTH = 300;

/** A failure's message that the site shows to visitors; a longer one is cut. */
export const FAILURE_MESSAGE_MAX_LENGTH = 200;

// Hashtags and consents of a submission

export const STORY_HASHTAGS_MAX = 30;

export const HASHTAG_NAME_MAX_LENGTH = 60;

export const COLLECTION_NAME_MAX_LENGTH = 80;

export const CONSENTS_MAX = 20;

export const CONSENT_PURPOSE_MAX_LENGTH = 100;
export const CONSENT_SENTENCE_MAX_LENGTH = 2000;
export const CONSENT_VERSION_MAX_LENGTH = 100;

// One-time codes and members

export const OTP_LENGTH = 6;

export const OTP_VALID_SECONDS = 10 * 60;

/** How long to wait before sending another code to the same address. */
export const OTP_RESEND_SECONDS = 60;

export const USER_ID_MAX_LENGTH = 200;

// Slugs

/** A slug that the embedded provider's staff choose. */
export const SLUG_MAX_LENGTH = 80;

/** A slug that the site asks the provider for; a longer one counts as missing. */
export const SLUG_ASKED_MAX_LENGTH = 120;

/** A slug that the site generates for a story. */
export const STORY_SLUG_LENGTH = 4;

// Files and bodies

/** A story's video: 1 GiB. */
export const VIDEO_MAX_BYTES = 1_073_741_824;

/** How long a story's video may be, in minutes: the default, and the most that a church can choose. */
export const STORY_MINUTES_DEFAULT = 15;
export const STORY_MINUTES_MAX = 120;

/** How long a story recorded on the site may be by default, in seconds. */
export const RECORDING_SECONDS_DEFAULT = 120;
export const RECORDING_SECONDS_MIN = 15;
export const RECORDING_SECONDS_MAX = 600;

/** Questions that guide a teller. */
export const RECORDING_QUESTIONS_MAX = 6;

export const RECORDING_QUESTION_MAX_LENGTH = 120;

/** Parts left out of a recording, or shown in another order. */
export const LEFT_OUT_MAX = 50;
export const KEPT_MAX = 50;

/** Longer than any film recorded on the site, including everything its teller says again. */
export const FILM_SECONDS_MAX = 24 * 60 * 60;

/** The rest of the multipart body of a story's video: other fields and boundaries. */
export const VIDEO_FORM_OVERHEAD_BYTES = 1024 * 1024;

export const JSON_BODY_MAX_BYTES = 64 * 1024;

/** An answer's body that the site reads. */
export const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

/** A WebVTT file that the site forwards. */
export const CAPTIONS_MAX_BYTES = 256 * 1024;

// Lists

/** Videos on one page of `/video-reels`; a larger limit is lowered to this. */
export const VIDEOS_PER_PAGE_MAX = 500;

/** Articles on one page of `/get-blogs`; a larger limit is lowered to this. */
export const BLOGS_PER_PAGE_MAX = 100;

/** Records in a list without pages. */
export const LIST_MAX = 500;

/** Listed collections, in the order staff chose. */
export const COLLECTIONS_MAX = 100;

export const COLLECTION_VIDEOS_MAX = 100;

/** Other videos returned with one video. */
export const FEATURES_MAX = 9;

/** Hashtags that one call may select. */
export const CHOSEN_HASHTAGS_MAX = 100;

/** The text by which `/get-blogs` filters titles; a longer one is ignored. */
export const BLOG_FILTER_MAX_LENGTH = 200;

/** Helplines for people in distress. */
export const CRISIS_LINES_MAX = 10;

// Responses to stories

/** A smaller number of prayers stays hidden. */
export const PRAYERS_SHOWN_FROM = 3;

/** A visitor's own words in a report. */
export const REPORT_WORDS_MAX_LENGTH = 1000;

/** Stories that someone has saved for later; the oldest are dropped. */
export const SAVED_MAX = 200;

/** Videos that one call may request: stories saved and removed. */
export const VIDEO_KEYS_MAX = 2 * SAVED_MAX;

// Talking to somebody

/** When someone can be reached, in their own words. */
export const TALK_TIMES_MAX_LENGTH = 200;

/** Helplines of all countries together. */
export const COUNTRY_LINES_MAX = 100;

// Counts

/** Entries in one call of `/add_counts`. */
export const COUNTS_MAX = 200;

/** Counts in one beacon: the browser sends before it has more. */
export const COUNTS_PER_BEACON_MAX = 20;

/** The most that one entry may add. */
export const COUNT_MAX = 100_000;

// Revalidation

/** Cache tags in one call. */
export const TAGS_MAX = 500;

export const TAG_MAX_LENGTH = 256;

// Prepared videos, captions and search

/** A video's placeholder, a tiny picture as a data URL. */
export const PLACEHOLDER_MAX_LENGTH = 4000;

export const SOURCES_MAX = 8;

/** A video's caption files, one per language. */
export const CAPTION_LANGUAGES_MAX = 20;

/** Lines in one transcript. */
export const TRANSCRIPT_LINES_MAX = 5000;

/** A search query. */
export const SEARCH_QUERY_MAX_LENGTH = 100;

/** Results of one search. */
export const SEARCH_RESULTS_MAX = 50;

// Previews

/** The token in a preview's address. */
export const PREVIEW_TOKEN_MAX_LENGTH = 512;

/** The path of a reading call made by a preview, including the query. */
export const PREVIEW_PATH_MAX_LENGTH = 2048;

/** The JSON body with the admin editor's content, in bytes. */
export const PREVIEW_BODY_MAX_BYTES = 1024 * 1024;
