// Databases by cloning a template, which PostgreSQL does in about a tenth of a second.
import { Client } from 'pg'

/** The same server and login, another database. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}

/** The same server and database, another login, for a server that asks for no password. */
export function loginAs(url: string, user: string): string {
  const address = new URL(url)
  address.username = user
  return address.href
}

/** Creates a database as a copy of another, to which no session may be connected; its grants are not copied. */
export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    await client.query(`revoke temporary on database ${name} from public`)
  })
}

/** Runs something on a connection of its own. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // A server that dies between two questions is told by the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
