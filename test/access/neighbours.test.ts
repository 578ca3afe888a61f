// «Organizations never see each other»: somebody who may do everything in VOISINE sends every request of DEMO's people.
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import type { Route } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from '../api/support/api.ts'
import { openIssuer } from '../api/support/issuer.ts'
import { type Ask, openScene, ordinary } from '../api/support/ordinary.ts'
import { eventually } from '../api/support/wait.ts'
import { ENSEMBLES } from './grants.ts'

const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const scene = await openScene(api)
const stranger = () => issuer.tokenOf('acces-voisin', { claims: { organisations: ['VOISINE'] } })

/** Every row of DEMO, table by table, as one fingerprint each. */
async function fingerprints(): Promise<Record<string, string>> {
  const tables = await api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole order by 1`,
  )
  const rows = await Promise.all(
    tables.map(async ({ nom }) => {
      const [row] = await api.sql<{ empreinte: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as empreinte
         from ${nom} t where t.organisation_id = $1`,
        [ORGANISATION.demo],
      )
      return [nom, row?.empreinte ?? ''] as const
    }),
  )
  return Object.fromEntries(rows)
}

test('no request reads or writes a row of the other organization', async () => {
  await api.sql(
    `with compte as (
       insert into utilisateur.utilisateur (organisation_id, id, identifiant, nom_affiche, actif_pendant, cree_le)
       values ($1, $2, 'acces-voisin', 'x', '{(,)}', now()) returning organisation_id, id)
     insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
     select c.organisation_id, c.id, e.id, '(,)' from compte c
       join utilisateur.ensemble e on e.organisation_id = c.organisation_id and e.code = any ($3)`,
    [ORGANISATION.voisine, uuidv7(), ENSEMBLES],
  )
  const asks: [Route, Ask][] = []
  for (const route of ROUTES.filter(({ who }) => who !== 'public' && who !== 'vidage')) {
    asks.push([route, await ordinary(api, scene, route)])
  }
  // The background worker has done what those requests gave it to do.
  await eventually(async () => {
    const waiting = await api.sql('select 1 from graphile_worker.jobs where attempts = 0 and run_at <= now()')
    const unsent = await api.sql('select 1 from collecte.sms_du')
    return waiting.length + unsent.length === 0 ? true : undefined
  })
  const ids = await api.sql<{ id: string }>(
    `select id::text from producteur.producteur where organisation_id = $1
     union all select id::text from parcelle.parcelle where organisation_id = $1
     union all select id::text from utilisateur.utilisateur where organisation_id = $1
     union all select id::text from collecte.collecte where organisation_id = $1
     union all select id::text from controle.controle where organisation_id = $1
     union all select id::text from appareil.appareil where organisation_id = $1`,
    [ORGANISATION.demo],
  )
  const before = await fingerprints()
  // What they sent themselves they may be shown again, in a rejection for instance.
  let sent = ''
  for (const [{ method }, { path, body }] of asks) {
    sent += path + JSON.stringify(body ?? null)
    const answer = await api.send(method, path, { token: await stranger(), body })
    expect(answer.status).toBeLessThan(500)
    const told = ids.filter(({ id }) => answer.text.includes(id) && !sent.includes(id))
    expect([method, path, told]).toEqual([method, path, []])
  }
  expect(await fingerprints()).toEqual(before)
})
