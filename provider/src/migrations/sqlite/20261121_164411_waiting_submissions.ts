import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`outgoing_mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`mail\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`outgoing_mails_due_at_idx\` ON \`outgoing_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_updated_at_idx\` ON \`outgoing_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outgoing_mails_created_at_idx\` ON \`outgoing_mails\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`submission_key\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`announced_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`read_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_submission_key_idx\` ON \`contact_messages\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_announced_at_idx\` ON \`contact_messages\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_read_at_idx\` ON \`contact_messages\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`submission_key\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`announced_at\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`read_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_contacts_submission_key_idx\` ON \`volunteer_contacts\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_announced_at_idx\` ON \`volunteer_contacts\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_read_at_idx\` ON \`volunteer_contacts\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`video_id\` text(36) REFERENCES videos(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`withdrawal_seed\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`withdrawal_hash\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`is_handled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`submission_key\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`announced_at\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`read_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimony_consents_video_idx\` ON \`testimony_consents\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_withdrawn_at_idx\` ON \`testimony_consents\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimony_consents_withdrawal_hash_idx\` ON \`testimony_consents\` (\`withdrawal_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimony_consents_submission_key_idx\` ON \`testimony_consents\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_announced_at_idx\` ON \`testimony_consents\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_read_at_idx\` ON \`testimony_consents\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`announce_to\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`outgoing_mails\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_testimony_consents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`recorded_at\` text,
  	\`church_web_link\` text,
  	\`agree_to_use_testimony\` integer DEFAULT false,
  	\`agree_to_promotions\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimony_consents\`("id", "full_name", "email", "phone", "recorded_at", "church_web_link", "agree_to_use_testimony", "agree_to_promotions", "updated_at", "created_at") SELECT "id", "full_name", "email", "phone", "recorded_at", "church_web_link", "agree_to_use_testimony", "agree_to_promotions", "updated_at", "created_at" FROM \`testimony_consents\`;`)
  await db.run(sql`DROP TABLE \`testimony_consents\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimony_consents\` RENAME TO \`testimony_consents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`testimony_consents_updated_at_idx\` ON \`testimony_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimony_consents_created_at_idx\` ON \`testimony_consents\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`contact_messages_submission_key_idx\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_announced_at_idx\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_read_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`submission_key\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`announced_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`read_at\`;`)
  await db.run(sql`DROP INDEX \`volunteer_contacts_submission_key_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_contacts_announced_at_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_contacts_read_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`submission_key\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`announced_at\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`read_at\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`announce_to\`;`)
}
