// Databases cloned from a template; PostgreSQL takes about a tenth of a second for one.
import { Client } from 'pg'

/** Returns the URL of another database on the same server, with the same login. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}

/** Returns the URL of the same database with another login; the server must not require a password. */
export function loginAs(url: string, user: string): string {
  const address = new URL(url)
  address.username = user
  return address.href
}

/** Creates a database as a copy of another one, to which no session may be connected. Grants on the database are not copied. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    await client.query(`revoke temporary on database ${name} from public`)
  })
}

/** Runs an act on a separate connection. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // If the server dies between two statements, the next statement reports the error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
