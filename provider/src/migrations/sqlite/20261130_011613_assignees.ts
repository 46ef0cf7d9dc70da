import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`conversations\` ADD \`assignee\` text;`)
  await db.run(sql`CREATE INDEX \`conversations_assignee_idx\` ON \`conversations\` (\`assignee\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee\`);`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`assignee\` text;`)
  await db.run(sql`CREATE INDEX \`volunteer_contacts_assignee_idx\` ON \`volunteer_contacts\` (\`assignee\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`conversations_assignee_idx\`;`)
  await db.run(sql`ALTER TABLE \`conversations\` DROP COLUMN \`assignee\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_assignee_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`assignee\`;`)
  await db.run(sql`DROP INDEX \`volunteer_contacts_assignee_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`assignee\`;`)
}
