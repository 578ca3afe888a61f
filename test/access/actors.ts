// Callers: an account for every default permission set, in each of two organizations; a suspended account, a stranger, the
// publisher, and a caller without a token.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { type Api, openApi } from '../api/support/api.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { ENSEMBLES, type Ensemble } from './grants.ts'

/** The organizations, by their codes. */
const CODES = { DEMO: ORGANISATION.demo, VOISINE: ORGANISATION.voisine } as const

/** The code of one of these organizations. */
export type Code = keyof typeof CODES

/** A caller, with token and role. */
export type Actor = {
  readonly title: string
  readonly token?: () => Promise<string>
  readonly code: Code
  readonly is: Ensemble | 'anonymous' | 'stranger' | 'suspended' | 'publisher'
}

const PUBLISHER = ['editeur_admin', 'editeur_parametrage', 'editeur_support']

/** Starts the service of a test file, with all accounts of the list. */
export async function openActors(): Promise<{ api: Api; actors: readonly Actor[]; CODES: typeof CODES }> {
  const issuer = await openIssuer()
  const api = await openApi({
    settings: { ...issuer.settings, ENROLMENTS_PER_MINUTE: '100000' },
    tokenOf: issuer.tokenOf,
  })
  const named = (username: string, organisations: string[], roles: string[] = []) =>
    issuer.tokenOf(username, { claims: { organisations, roles } })
  const actorsOf = (code: Code): Actor[] => [
    ...ENSEMBLES.map((is) => ({
      code,
      title: `${code} ${is}`,
      is,
      token: () => named(`acces-${is}`, [code]),
    })),
    { code, title: `${code} suspended`, is: 'suspended', token: () => named('acces-suspendu', [code]) },
    { code, title: `${code} without account`, is: 'stranger', token: () => named('acces-personne', [code]) },
  ]
  beforeAll(() => makeAccounts(api))
  return {
    api,
    CODES,
    actors: [
      ...actorsOf('DEMO'),
      ...actorsOf('VOISINE'),
      {
        code: 'DEMO',
        title: 'the publisher',
        is: 'publisher',
        token: () => named('acces-editeur', [], PUBLISHER),
      },
      { code: 'DEMO', title: 'nobody', is: 'anonymous' },
    ],
  }
}

async function makeAccounts(api: Api): Promise<void> {
  for (const id of Object.values(CODES)) {
    const open = (identifiant: string, sets: readonly string[], range: string, statut: string) =>
      api.sql(
        `with compte as (
           insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, statut, actif_pendant, cree_le)
           values ($1, $2, $3, $3, $6, $5, now()) returning organisation_id, id)
         insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
         select c.organisation_id, c.id, e.id, '(,)' from compte c
           join utilisateur.ensemble e on e.organisation_id = c.organisation_id and e.code = any ($4)`,
        [id, uuidv7(), identifiant, sets, range, statut],
      )
    for (const one of ENSEMBLES) await open(`acces-${one}`, [one], '{(,)}', 'actif')
    await open('acces-suspendu', ENSEMBLES, '{(,2026-01-01)}', 'suspendu')
  }
}
