// `npm run admin -- fournisseur verifier`: shows what the service reads from a token of the configured OpenID provider.
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { Refusal } from '../../src/contract/errors.ts'
import { keysOfIssuer } from '../../src/identity/foreign.ts'
import { live, Sentence } from '../../src/process/lifetime.ts'
import { print } from '../../src/process/output.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { issuerOf } from '../../src/settings/identity.ts'
import { bearerOf, createAuthenticator, MAX_TOKEN_LENGTH } from '../../src/tokens/auth.ts'
import type { TokenFault } from '../../src/tokens/faults.ts'
import { tokenRules } from '../../src/tokens/rules.ts'

/** Adds the command. */
export function addFournisseur(program: Command): void {
  program
    .command('fournisseur')
    .description('the OpenID provider of OIDC_ISSUER (docs/operate.md, «Who signs in»)')
    .command('verifier')
    .description('say what the service reads in an access token of the provider, and what is wrong with it')
    .argument('<token>', 'the token; - reads it from standard input, where no list of processes shows it')
    .addHelpText(
      'after',
      '\nEnds with 1 where the token opens nothing. It asks the provider for its keys, and no database.',
    )
    .action((given: string) => live(() => verify(given)))
}

async function verify(given: string): Promise<number> {
  const config = loadConfig()
  const issuer = issuerOf(config)
  if (issuer === undefined)
    throw new Sentence('OIDC_ISSUER is not set: the service is its own provider, under /oidc.')
  const token = (given === '-' ? await text(process.stdin) : given).trim().replace(/^Bearer +/i, '')
  if (token.length > MAX_TOKEN_LENGTH)
    throw new Sentence(`the token has ${token.length} characters; the service reads ${MAX_TOKEN_LENGTH}.`)
  const rules = tokenRules(config, { isEmbedded: false, isElsewhere: config.keycloakUrl === undefined })
  const found: TokenFault[] = []
  const keys = keysOfIssuer(issuer, config.oidcJwksUri)
  const authenticate = createAuthenticator({ issuer, keys }, rules, (faults) => void found.push(...faults))
  const isAccepted = await authenticate(`Bearer ${token}`).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'service_indisponible')
        throw new Sentence(`the keys of ${issuer} can not be read: ${messageOf(error.cause)}.`)
      return false
    },
  )
  if (found.every(({ kind }) => kind !== 'form' && kind !== 'sub')) {
    const { emetteur_tiers: _, emetteur: _issuer, ...bearer } = bearerOf(decodeJwt(token), issuer, rules)
    print(`${JSON.stringify({ ...decodeProtectedHeader(token), ...bearer }, null, 2)}\n`)
  }
  for (const { sentence } of found) print(`✗ ${sentence}`)
  print(isAccepted ? 'The service accepts this token.' : 'The service refuses this token.')
  return isAccepted && found.length === 0 ? 0 : 1
}

// `fetch` gives the reason of an error only in its `cause`.
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
