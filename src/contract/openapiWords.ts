// The prose of the contract, for readers who have nothing else: the description of a route beyond its summary, and its access.
import type { Route, Who } from './route.ts'

/** The introduction of the contract, in Markdown. */
export const INTRODUCTION = `Traces organic produce from the plot to the shipping container.

**Authentication**: send a token of the identity provider as \`Authorization: Bearer …\`. The embedded provider describes
itself in [its discovery document](/oidc/.well-known/openid-configuration): authorization code flow with PKCE, client
\`sillon\`. An account of several organizations names one in \`X-Organisation\`.

**Permissions and refusals**: each operation names the permission that it needs, and every code with which it refuses,
in words. A refusal is \`{"erreur": …, "details": …}\`; the code is stable, and its status is that of the answer.

**Retries**: the service does an act once per \`Idempotency-Key\`, however often it is sent. **Changes** name in
\`If-Match\` the version that the client has seen.

**Values**: masses are integers of grams (\`_g\`), surfaces of square metres (\`_m2\`), amounts of minor units of their
currency; instants are ISO 8601, returned in UTC; periods include their beginning and exclude their end. Members of
requests have their words in French and English in \`x-sillon\`.

**Lists** return pages (\`limite\`, \`curseur\`), count on request (\`total=true\`), and return tables if \`Accept\` asks for
\`text/csv\` or a workbook. **Reading across records** is GraphQL: \`POST /graphql\`, under the same rights.`

const OPEN: Readonly<Record<Exclude<Who, object>, string>> = {
  public: 'Open to anyone, without a token.',
  membre: 'For any active account of the organization.',
  synchronisation:
    'For any account of the organization and its own device, even an inactive account and a revoked device, because each command is judged at the date of its operation.',
  enrolement: 'For an active account, with a code that was made for it.',
  vidage: 'For a caller with a draining code and the id of its device; no token is needed.',
}

/** Returns the description of a route: the text of its schemas, then its access and its conditions. */
export function describe(route: Route, words: string | undefined): string {
  const { module, draining } = route
  const sentences = [
    access(route),
    ...(draining ? ['Also accepts a draining token, for its own device.'] : []),
    ...(module === undefined ? [] : [`Nothing is written while module \`${module}\` is not active.`]),
    ...asTables(route),
  ]
  return [...(words === undefined ? [] : [words]), sentences.join(' ')].join('\n\n')
}

function asTables({ list, whole, table }: Route): string[] {
  if (whole !== undefined) return ['With `Accept: text/csv` or a workbook type, returns the list as a table.']
  if (list === undefined) return []
  return [
    'Returns pages. With `Accept: text/csv` or a workbook type, returns the whole list as a table, or one page if `limite` is given.',
    ...Object.entries(table?.unless ?? {}).map(
      ([member, value]) => `Without \`${member}\`, a table holds only rows with \`${value}\`.`,
    ),
  ]
}

function access({ who, byCode }: Route): string {
  if (byCode) return 'For a caller with the code of an account.'
  if (typeof who === 'string') return OPEN[who]
  if ('editeur' in who)
    return who.editeur === 'editeur_admin'
      ? 'For the role `editeur_admin` of the publisher, in no organization.'
      : `For the role \`${who.editeur}\` or \`editeur_admin\` of the publisher, in no organization.`
  if ('lecture' in who) return `Needs \`dashboard.view\` or any permission of module \`${who.lecture}\`.`
  const permissions = [who.permission, ...(who.ou ?? [])].map((permission) => `\`${permission}\``)
  return `Needs the permission ${permissions.join(' or ')}.`
}
