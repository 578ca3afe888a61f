// The prose of the contract, for readers who have only the contract: the description of a route beyond its summary, and its access.
import type { Route, Who } from './route.ts'

/** The introduction of the contract, in Markdown. */
export const INTRODUCTION = `Follows organic produce through every hand, from where it grew to the container that leaves.

**Who calls** is told by a token of the identity provider, as \`Authorization: Bearer …\`; where the provider is the
embedded one, [its discovery](/oidc/.well-known/openid-configuration) says how tokens are asked for: authorization code
with PKCE, client \`sillon\`. Who belongs to several organizations names one in \`X-Organisation\`.

**What may be asked** stands with each operation: the permission that it needs, and every code that it refuses with, in
words. A refusal is \`{"erreur": …, "details": …}\`; the code is stable, and its status is that of the answer.

**What is sent twice** is done once under one \`Idempotency-Key\`; what is changed names in \`If-Match\` the version that
its sender saw.

**Values**: masses are integers of grams (\`_g\`), surfaces of square metres (\`_m2\`), amounts of minor units of their
currency; instants are ISO 8601, answered in UTC; periods include their beginning and not their end.

**Lists** answer pages (\`limite\`, \`curseur\`), count on demand (\`total=true\`), and are tables for whoever asks for
\`text/csv\` or a workbook. **Reading across** is GraphQL: \`POST /graphql\`, under the same rights.`

const OPEN: Readonly<Record<Exclude<Who, object>, string>> = {
  public: 'Open to everybody, without a token.',
  membre: 'For any active account of the organization.',
  synchronisation:
    'For any account of the organization and its own device; an inactive account and a revoked device too, since each command is judged at the date of its operation.',
  enrolement: 'For an active account, with a code that was made for it.',
  vidage: 'For whoever holds a draining code and knows its device; no token is asked.',
}

/** Returns the description of a route: the text of its schemas, then its access and its conditions. */
export function describe(route: Route, words: string | undefined): string {
  const { module, draining } = route
  const sentences = [
    access(route),
    ...(draining ? ['A draining token opens it too, for its own device.'] : []),
    ...(module === undefined ? [] : [`Nothing is written while module \`${module}\` is not active.`]),
    ...asTables(route),
  ]
  return [...(words === undefined ? [] : [words]), sentences.join(' ')].join('\n\n')
}

function asTables({ list, table }: Route): string[] {
  if (list === undefined) return []
  return [
    'Answers pages; whoever asks for `text/csv` or for a workbook gets the whole list as a table, or the page whose `limite` is given.',
    ...Object.entries(table?.unless ?? {}).map(
      ([member, value]) => `Without \`${member}\`, a table holds what is \`${value}\` alone.`,
    ),
  ]
}

function access({ who, byCode }: Route): string {
  if (byCode) return 'For whoever holds the code of an account.'
  if (typeof who === 'string') return OPEN[who]
  if ('editeur' in who)
    return who.editeur === 'editeur_admin'
      ? 'For the role `editeur_admin` of the publisher, in no organization.'
      : `For the role \`${who.editeur}\` or \`editeur_admin\` of the publisher, in no organization.`
  if ('lecture' in who) return `Needs \`dashboard.view\` or any permission of module \`${who.lecture}\`.`
  const permissions = [who.permission, ...(who.ou ?? [])].map((permission) => `\`${permission}\``)
  return `Needs the permission ${permissions.join(' or ')}.`
}
