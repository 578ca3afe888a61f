// The office's part of the demo: the quality officer reads the control queue and lifts a few controls.
import { act, expectStatus, request, type Server } from '@sillon/telephone/http'
import { DEFAULT_RETRY, type RetryPolicy } from '@sillon/telephone/retry'
import { Sentence } from '../../src/process/lifetime.ts'
import { signIn } from './login.ts'
import { type Network, unreliable } from './phone.ts'
import type { Captured } from './report.ts'

/** The members of a control that the demo shows. */
export type Controle = {
  id: string
  motif: string
  effet: string
  statut: string
  commande: { id: string; type: string }
  decisions: { decision: string; ensembles: string[] }[]
  decision: string | null
}

/** The officer's decision by motif; each is taken on the first control of its motif. */
const DECISIONS: Record<string, { decision: string; raison: string }> = {
  ecart_calcul: { decision: 'confirmation_serveur', raison: 'Ticket de pesée relu : le serveur a raison.' },
  doublon_identite: {
    decision: 'confirmation',
    raison: 'Deux personnes vues ensemble ; numéro mal recopié par la mairie.',
  },
  chevauchement_parcelle: {
    decision: 'confirmation',
    raison: 'Limite revue sur place avec les deux voisins.',
  },
}

/**
 * Lifts the controls that the officer decided on, and returns all controls of the day. The first response to each decision is
 * lost. The decision is then sent again under the same key: its response is returned, and it is not taken twice.
 */
export async function officeDay(
  url: string,
  day: Captured[],
  say: (line: string) => void,
): Promise<Controle[]> {
  const officer = await signIn(url, 'rsci')
  const network: Network = { mode: 'up' }
  const shaky = { ...officer, fetch: unreliable(network) }
  let again = 0
  const retry: RetryPolicy = {
    ...DEFAULT_RETRY,
    async sleep() {
      network.mode = 'up'
      again += 1
    },
  }
  const ids = new Set(day.map(({ local }) => local.id))
  const ofToday = async (query: Record<string, string>) =>
    (await listControles(officer, query)).filter(({ commande }) => ids.has(commande.id))

  const open = await ofToday({ statut: 'ouvert' })
  for (const [motif, body] of Object.entries(DECISIONS)) {
    const controle = open.find((c) => c.motif === motif)
    if (controle === undefined) throw new Sentence(`the day left no open control ${motif}.`)
    network.mode = 'answers lost'
    expectStatus(await act(shaky, retry, `/v1/controles/${controle.id}/lever`, JSON.stringify(body)), 200)
  }
  say(
    `The office lifts ${again} controls, every answer lost once and asked for again: each was decided once.`,
  )
  return ofToday({})
}

async function listControles(officer: Server, query: Record<string, string>): Promise<Controle[]> {
  const all: Controle[] = []
  let curseur: string | null = null
  do {
    const page = new URLSearchParams({ limite: '200', ...query, ...(curseur === null ? {} : { curseur }) })
    const answer = expectStatus(await request(officer, 'GET', `/v1/controles?${page}`), 200)
    const { controles, suivant } = answer as { controles: Controle[]; suivant: string | null }
    all.push(...controles)
    curseur = suivant
  } while (curseur !== null)
  return all
}
