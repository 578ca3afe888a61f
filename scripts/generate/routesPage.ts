// docs/routes.md: callers, module and refusals of each route, and the module of each permission. Written from the table of routes
// and the permission catalogue.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLimitOf } from '../../src/contract/bodySize.ts'
import { DOCUMENTED, type Route, refusalsOf, takesBody, type Who } from '../../src/contract/route.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

const ROOT = join(import.meta.dirname, '../..')
const COLUMNS = 110
// The refusals of every route that needs a token; the page lists them once, above the table.
const COMMON = new Set(
  refusalsOf({ method: 'GET', path: '/', name: '', who: 'synchronisation', summary: '' }),
)

/** Returns the text of the page. */
export function routesPage(): string {
  return `# Routes

${prose(
  'Written from `src/routes/table.ts` and `sql/utilisateur/permission.rows.sql` by `npm run generate`; do not edit.',
)}

${prose(
  `The contract is ${DOCUMENTED} plus one minor for what was added together since. Every route with a token can also answer ${[...COMMON].map(code).join(', ')}; with a body, \`corps_illisible\`, \`corps_trop_grand\`, \`type_contenu_non_supporte\`. A body that does not come in time is 408 \`corps_trop_lent\`, on any route. How large a body may be follows from its schema (\`src/contract/bodySize.ts\`): ${sizes()}.`,
)}

${prose(
  'Every POST, PATCH and PUT but those of phones (`/v1/sync/…`, `/v1/fichiers/…`) takes an `Idempotency-Key`, and answers `cle_reutilisee` to one that was used for another request: [idempotence.md](idempotence.md).',
)}

${prose(
  'Every PATCH and PUT takes `If-Match`, and answers 412 `fiche_changee` to whoever saw another record: [idempotence.md](idempotence.md), «Changing what one saw».',
)}

Who may call a route is who holds the permission that it names, or

- *any active member*: an active account of the organization.
- *any account, to send*: inactive accounts and revoked devices too; each command is judged at the date of its
  operation.
- *readers of a module*: \`dashboard.view\`, or any permission of the module.

${prose(
  'A route that writes in a module refuses with `module_inactif` while that is not active. The last number is that of the contract which added it.',
)}

${ROUTES.map(line).join('\n')}

## Permissions

| permission | module | of a command |
|---|---|---|
${permissions()
  .map(({ name, module, ofCommand }) => `| \`${name}\` | \`${module}\` | ${ofCommand ? 'yes' : ''} |`)
  .join('\n')}
`
}

// Writes a route: its callers, the module in which it writes, its own refusals, and the version that added it.
function line(route: Route): string {
  const { method, path, byCode, module, refusals = [], since } = route
  const facts = [
    byCode ? 'whoever holds the code of an account' : who(route.who),
    ...(module === undefined ? [] : [`writes in ${code(module)}`]),
    ...(refusals.length > 0 ? [`refuses ${refusals.map(code).join(', ')}`] : []),
    ...(since === undefined ? [] : [`since ${since}`]),
  ]
  return prose(`- ${code(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)}: ${facts.join('; ')}.`, '  ')
}

// Breaks lines like the other pages of this repository (test/support/tidy/bookRules.ts).
function prose(text: string, indent = ''): string {
  const lines: string[] = []
  // A text in backticks is one word.
  for (const word of text.match(/(?:`[^`]*`|[^ ])+/g) ?? []) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${word}`.length <= COLUMNS) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(line === undefined ? word : `${indent}${word}`)
  }
  return lines.join('\n')
}

// Counts the routes by body size.
function sizes(): string {
  const schemas = readRouteSchemas()
  const kilobytes = ROUTES.filter((route) => takesBody(route) && !route.raw).map(
    (route) => bodyLimitOf(route, schemas, 2_097_152) / 1024,
  )
  const bySize = [...Map.groupBy(kilobytes, (size) => size)].sort(([a], [b]) => a - b)
  return bySize.map(([size, routes]) => `${size} kB on ${routes.length}`).join(', ')
}

function who(who: Who): string {
  if (who === 'public') return 'everybody'
  if (who === 'membre') return 'any active member'
  if (who === 'synchronisation') return 'any account, to send'
  if (who === 'enrolement') return 'any active member, with a code made for them'
  if (who === 'vidage') return 'whoever holds a draining code'
  if ('editeur' in who) return `\`${who.editeur}\`, of the publisher`
  return 'permission' in who
    ? [who.permission, ...(who.ou ?? [])].map(code).join(', ')
    : `readers of \`${who.lecture}\``
}

function code(name: string): string {
  return `\`${name}\``
}

function permissions(): { name: string; module: string; ofCommand: boolean }[] {
  const text = readFileSync(join(ROOT, 'sql/utilisateur/permission.rows.sql'), 'utf8')
  return [...text.matchAll(/\('([\w.]+)', '(\w+)', (true|false)\)/g)].map(
    ([, name = '', module = '', flag]) => ({
      name,
      module,
      ofCommand: flag === 'true',
    }),
  )
}
