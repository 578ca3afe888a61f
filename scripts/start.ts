// `npm start`: starts every part that a machine needs to serve, in order, and stops them in reverse order.

import { MOT_DE_PASSE, PERSONNES } from '../demo/comptes.ts'
import { logOpeningsAt } from '../src/database/openings.ts'
import { openDatabase, reachLogins } from '../src/database/ownDatabase.ts'
import { listen } from '../src/http/server/listen.ts'
import { type Lifetime, live, Sentence, say, untilAsked } from '../src/process/lifetime.ts'
import { processLog } from '../src/process/processLog.ts'
import { type Config, loadConfig } from '../src/settings/config.ts'
import { openSyncKeys } from '../src/tokens/keys.ts'
import { announce, build, hasGraphiql, isBuilt } from './pages/build.ts'

// The flag that `npm start` passes in a clone; an image already contains its pages.
const MAKES_PAGES = process.argv.includes('--pages')

await live(start)

async function start({ ending, defer }: Lifetime): Promise<number> {
  const settings = loadConfig()
  try {
    // Refuses invalid settings before anything is started or migrated.
    await (await listen(settings.port, settings.host)).close()
    const { syncKeys: source, publicUrl: issuer, syncAudience: audience } = settings
    await openSyncKeys({ source, issuer, audience })
    if (MAKES_PAGES) announce()
    ending.throwIfAborted()
    if (settings.databaseUrl === undefined) say('starting the private PostgreSQL cluster …')
    const opening = openDatabase(settings, say)
    const service = loadService()
    const database = await opening
    defer(database.close, database.abandon)
    const { startServer, prepareDatabase, loadWholeDemo } = await service
    ending.throwIfAborted()

    const { config } = database
    const isDemo = config.nodeEnv !== 'production'
    if (config.preparation === 'inside') {
      await prepareDatabase(config.databaseAdminUrl, { log: say })
      ending.throwIfAborted()
      if (isDemo) await loadWholeDemo(config.databaseAdminUrl, config, say)
      ending.throwIfAborted()
    }

    await reachLogins(config, say)
    // With `inside`, the preparation has already logged the unsafe settings.
    if (config.preparation === 'apart') await logOpeningsAt(config.databaseUrl, say)
    const server = await startServer(config, { log: processLog(config.logLevel) })
    defer(server.close)
    process.stdout.write(banner(server.url, config, isDemo && config.oidcIssuer === undefined))
    const pages = MAKES_PAGES ? makePages(isDemo, ending) : undefined
    await untilAsked(ending)
    await pages
    say('stopping …')
    return 0
  } catch (error) {
    throw explained(error, settings)
  }
}

// The phones and the API work without the pages, so a read-only folder or little memory does not stop the service.
async function makePages(isDemo: boolean, ending: AbortSignal): Promise<void> {
  const isMade = isBuilt()
  if (isMade && (!isDemo || hasGraphiql())) return
  if (!isMade) say('making the pages (/ and /bureau), which say how far they are …')
  try {
    await build(isDemo ? ['--graphiql'] : [], ending)
    say('the pages are made.')
  } catch (error) {
    if (!ending.aborted) say(`the pages stay as they are or away: ${(error as Error).message}`)
  }
}

// Loads slow modules once the settings are valid, while the database starts.
async function loadService() {
  const [{ startServer }, { prepareDatabase }, { loadWholeDemo }] = await Promise.all([
    import('../server.ts'),
    import('../src/database/schema.ts'),
    import('../demo/play/loadWhole.ts'),
  ])
  return { startServer, prepareDatabase, loadWholeDemo }
}

function explained(error: unknown, { host, port }: Config): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  return code === 'EADDRINUSE'
    ? new Sentence(`port ${port} of ${host} is taken; free it, or choose another: PORT=${port + 1} npm start`)
    : new Sentence(`HOST is "${host}" and PORT is ${port}: nothing can listen there (${code}).`)
}

function banner(url: string, { publicUrl, host, port }: Config, hasDemoAccounts: boolean): string {
  const address = publicUrl === `http://${host}:${port}` ? url : publicUrl
  const demo = `
  Demo accounts (password \`${MOT_DE_PASSE}\`):
${PERSONNES.map(({ identifiant, organisations }) => `    ${identifiant.padEnd(22)}${organisations.join(', ')}`).join('\n')}

  To paste into another terminal:
    JETON=$(curl -s ${url}/oidc/token -d grant_type=password -d client_id=demo -d username=agent1 -d password=${MOT_DE_PASSE} | sed 's/.*"access_token":"\\([^"]*\\).*/\\1/')
    curl -s ${url}/v1/moi -H "Authorization: Bearer $JETON"
    npm run demo

  GraphiQL, for these accounts: ${url}/graphiql
`
  return `
  Sillon serves ${address}

    Workbench      ${address}/bureau
    API reference  ${address}/
    API contract   ${address}/v1/openapi.json
    Health         ${address}/sante
    Public keys    ${address}/.well-known/jwks.json
${hasDemoAccounts ? demo : ''}
  Ctrl-C stops everything that was started.
`
}
