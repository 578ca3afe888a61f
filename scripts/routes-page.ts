// docs/routes.md: per route, who may call it and what it refuses; per permission, its module. Written from the table of
// routes and the permission catalogue: `node scripts/routes-page.ts` renews it, a test keeps it true.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLimitOf } from '../src/contract/bodySize.ts'
import { DOCUMENTED, refusalsOf, takesBody, type Who } from '../src/contract/route.ts'
import { readRouteSchemas } from '../src/contract/routeSchemas.ts'
import { ROUTES } from '../src/routes/table.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'docs', 'routes.md')
// What every route that needs a token can answer stands once, above the table.
const COMMON = new Set(
  refusalsOf({ method: 'GET', path: '/', name: '', who: 'synchronisation', summary: '', spec: '' }),
)

/** The page as it must stand. */
export function routesPage(): string {
  return `# Routes

Written from \`src/routes/table.ts\` and \`sql/utilisateur/permission.rows.sql\` by \`node scripts/routes-page.ts\`; do not edit.

The contract is ${DOCUMENTED} plus one minor per route added since. Every route with a token can also answer
${[...COMMON].map(code).join(', ')}; with a body, \`corps_illisible\`, \`corps_trop_grand\`, \`type_contenu_non_supporte\`.
A body that does not come in time is 408 \`corps_trop_lent\`, on any route. How large a body may be follows from its schema (\`src/contract/bodySize.ts\`): ${sizes()}.

Every POST, PATCH and PUT of the table but those of phones (\`/v1/sync/…\`, \`/v1/fichiers/…\`) takes an \`Idempotency-Key\`, and answers
\`cle_reutilisee\` to one that was used for another request: [idempotence.md](idempotence.md).

| method | path | who | refuses | since |
|---|---|---|---|---|
${ROUTES.map(
  (route) =>
    `| ${route.method} | \`${route.path.replaceAll(/:(\w+)/g, '{$1}')}\` | ${route.byCode ? 'whoever holds the code of an account' : who(route.who)} | ${(route.refusals ?? []).map(code).join(', ')} | ${route.since ?? ''} |`,
).join('\n')}

- *any active member*: an active account of the organization.
- *any account, to send*: inactive accounts and revoked devices too; each command is judged at its operation date.
- *readers of a module*: \`dashboard.view\`, or any permission of the module.

## Permissions

| permission | module | of a command |
|---|---|---|
${permissions()
  .map(({ name, module, ofCommand }) => `| \`${name}\` | \`${module}\` | ${ofCommand ? 'yes' : ''} |`)
  .join('\n')}
`
}

// How many routes take how much.
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

if (import.meta.main) writeFileSync(PAGE, routesPage())
