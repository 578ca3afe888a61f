// organisations-et-modules#etat-du-module: once an optional module is deactivated, every route and every command type that writes
// its data is refused. Earlier operations still count.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { isPublisher, type Route, takesBody } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { WRITTEN } from '../access/modules.ts'
import { LEAST } from '../sync/payloads.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import { clockAt, enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi()
const scene = await openScene(api)
const needed = await api.sql<{ code: string; module: string }>(
  "select code, module from utilisateur.permission where module <> 'noyau'",
)
const types = await api.sql<{ type: keyof typeof LEAST; module: string }>(
  "select type, module from commande.type_commande where module <> 'noyau' order by type",
)

const toggle = async (module: string, acte: string) => {
  const { status, text } = await api.post(`/v1/modules/${module}/${acte}`, { raison: 'Essai' }, 'admin')
  if (status !== 200) throw new Error(`${acte} ${module}: ${text}`)
}

/** Runs an act while a module, and the modules that need it, are read-only. */
async function whileReadOnly<T>(module: string, act: () => Promise<T>): Promise<T> {
  const { modules } = (await api.get('/v1/modules', 'admin')).body
  const known = new Map<string, { etat: string; requis_par: string[] }>(
    modules.map((one: { code: string }) => [one.code, one]),
  )
  const dependants = (known.get(module)?.requis_par ?? []).filter((code) => known.get(code)?.etat === 'actif')
  for (const code of [...dependants, module]) await toggle(code, 'desactiver')
  try {
    return await act()
  } finally {
    for (const code of [module, ...dependants]) await toggle(code, 'activer')
  }
}

describe('online', () => {
  const permissionOf = ({ who }: Route) =>
    typeof who === 'object' && 'permission' in who ? who.permission : ''
  const moduleOf = ({ method, path }: Route) => WRITTEN.get(`${method} ${path}`)
  const writing = ROUTES.filter((route) => takesBody(route) && !isPublisher(route.who))

  test('a route that writes under a permission of an optional module names that module', () => {
    for (const route of writing) {
      const owner = needed.find(({ code }) => code === permissionOf(route))?.module
      // Stock managers write process steps: the module `procedes` needs the stock module and has no permission of its own.
      const named = moduleOf(route) === 'procedes' ? 'stock' : moduleOf(route)
      expect([route.name, named]).toEqual([route.name, owner ?? named])
    }
  })

  const modules = [...new Set(WRITTEN.values())]
  test.each(modules)('what writes in %s is refused while it is read-only', async (module) => {
    const requests = new Map<string, () => Promise<string>>()
    for (const route of writing.filter((one) => moduleOf(one) === module)) {
      const { path, body, as } = await ordinary(api, scene, route)
      requests.set(`${route.name}: ${route.success ?? 200}`, async () =>
        codeOf(await api.send(route.method, path, { as, body })),
      )
    }
    const answers = async () => {
      const told: string[] = []
      for (const [title, request] of requests) told.push(`${title.replace(/:.*/, '')}: ${await request()}`)
      return told
    }
    const inactive = [...requests.keys()].map((title) => title.replace(/:.*/, ': 409 module_inactif'))
    expect(await whileReadOnly(module, answers)).toEqual(inactive)
    // An act refused only because the module was read-only succeeds once the module is active again.
    expect(await answers()).toEqual([...requests.keys()])
  })

  test('reading goes on', async () => {
    const read = ROUTES.filter(({ method, who }) => method === 'GET' && who !== 'public')
    const readIn = ({ who }: Route) => (typeof who === 'object' && 'lecture' in who ? who.lecture : 'noyau')
    for (const [module, routes] of Map.groupBy(read, readIn)) {
      if (module === 'noyau') continue
      const asked: { name: string; path: string; as: string }[] = []
      for (const route of routes) asked.push({ name: route.name, ...(await ordinary(api, scene, route)) })
      await whileReadOnly(module, async () => {
        for (const { name, path, as } of asked)
          expect([name, (await api.get(path, as)).status]).toEqual([name, 200])
      })
    }
  })
})

describe('a command whose module was off is kept and not written', async () => {
  const device = await enrolDevice(api, 'agent2')
  let sequence = 0
  const sent = async (type: keyof typeof LEAST, ms: number) => {
    sequence += 1
    const changes = { type, version_schema: 1, payload: freshIds(LEAST[type]), ...clockAt(ms) }
    return sendOne(api, device, await envelopeOf(device, sequence, {}, changes))
  }

  test('there are command types of optional modules', () => {
    expect(types.map(({ type }) => type)).toEqual([
      'inspection.enregistrer',
      'intrant.remettre',
      'livraison.etablir_bon',
      'non_conformite.constater',
      'recolte.estimer',
    ])
  })

  test.each(types.map(({ type, module }) => [type, module] as const))('%s, of %s', async (type, module) => {
    const before = Date.now() - 1
    const [during, earlier] = await whileReadOnly(module, async () => {
      const { modules } = (await api.get('/v1/modules?etat=lecture_seule', 'admin')).body
      const off = modules.find(({ code }: { code: string }) => code === module).periodes.at(-1).fin
      return [await sent(type, Date.parse(off) + 1), await sent(type, before)] as const
    })
    expect(during).toMatchObject({ issue: 'acceptee_controle', motifs: ['module_inactif'], entites: {} })
    expect(earlier.motifs).not.toContain('module_inactif')
    expect(Object.keys(earlier.entites)).not.toEqual([])
    expect((await sent(type, Date.now())).motifs).not.toContain('module_inactif')
  })
})

/** Returns the same payload with new ids, which no record has. */
function freshIds(payload: unknown): unknown {
  const fresh = uuidv7()
  return JSON.parse(
    JSON.stringify(payload).replaceAll(/"0190b8a6-5c00-7000-8000-000000000001"/g, `"${fresh}"`),
  )
}
