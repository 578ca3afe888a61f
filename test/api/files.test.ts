// Files from the users' view: sent before or after their command, also by an account that has left; read only with permission.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { GROUPEMENT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { fichiers } from '../../src/tasks/fichiers.ts'
import { openApi } from './support/api.ts'
import { drainingToken } from './support/draining.ts'
import { arrivedFile, askAddress, confirm, fileOf, pieceOf, sendTo } from './support/files.ts'
import { type Device, enrolDevice, envelopeOf, sendOne } from './support/phones.ts'
import { eventually } from './support/wait.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const door = api.server.database.pool('api', 2)
let device: Device
beforeAll(async () => {
  device = await enrolDevice(api)
})

let sequence = 0
/** Sends a collection that announces files; returns its command. */
async function announce(...pieces_jointes: object[]): Promise<string> {
  sequence += 1
  const envelope = await envelopeOf(device, sequence, {}, { pieces_jointes })
  expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
  return envelope.id
}
const received = async (commande: string) =>
  (
    await api.sql<{ recue_le: Date | null }>(
      'select recue_le from commande.piece_jointe where commande_id = $1 order by rang',
      [commande],
    )
  ).map(({ recue_le }) => recue_le !== null)
const read = (id: string, as = 'rsci') => api.get(`/v1/fichiers/${id}`, as)

describe('a signature', () => {
  test('goes from the phone to the office: asked, sent, confirmed, read', async () => {
    const file = fileOf()
    const asked = await askAddress(api, device, file)
    expect(asked.body.fichier).toMatchObject({ id: file.fichier_id, statut: 'attendu', commandes: [] })
    expect(asked.body.envoi).toMatchObject({ methode: 'PUT', entetes: { 'content-type': 'image/png' } })
    const quarter = Date.parse(asked.body.envoi.expire_le) - Date.now()
    expect(Math.round(quarter / 60_000)).toBe(15)
    expect((await read(file.fichier_id)).body.lecture).toBeNull()
    expect((await confirm(api, device, file.fichier_id)).body.erreur).toBe('fichier_absent')
    expect(await sendTo(asked, file.bytes)).toBe(200)
    expect((await confirm(api, device, file.fichier_id)).body).toMatchObject({ statut: 'arrive' })
    const { fichier, lecture } = (await read(file.fichier_id)).body
    expect(fichier).toMatchObject({ statut: 'arrive', sha256: file.sha256, taille_octets: file.bytes.length })
    const answer = await fetch(lecture.url)
    expect(await answer.text()).toBe(file.bytes.toString())
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Math.round((Date.parse(lecture.expire_le) - Date.now()) / 60_000)).toBe(5)
  })

  test('is attached whether it arrives before its command or after it', async () => {
    const [before, after] = [await arrivedFile(api, device), fileOf()]
    const commande = await announce(pieceOf(before), pieceOf(after))
    expect(await received(commande)).toEqual([true, false])
    await arrivedFile(api, device, after)
    expect(await received(commande)).toEqual([true, true])
    expect((await read(after.fichier_id)).body.fichier.commandes).toEqual([commande])
  })

  test('is not attached to a command that announces another SHA-256', async () => {
    const file = await arrivedFile(api, device)
    expect(await received(await announce({ ...pieceOf(file), sha256: '0'.repeat(64) }))).toEqual([false])
  })

  test('whose answers are lost is sent again without harm', async () => {
    const file = fileOf()
    const first = await askAddress(api, device, file)
    const second = await askAddress(api, device, file)
    expect(await sendTo(first, file.bytes)).toBe(200)
    expect(await sendTo(second, file.bytes)).toBe(412)
    for (const _ of ['confirmed', 'confirmed again'])
      expect((await confirm(api, device, file.fichier_id)).body.statut).toBe('arrive')
    const again = await askAddress(api, device, file)
    expect([again.body.envoi, again.body.fichier.statut]).toEqual([null, 'arrive'])
    expect(await sendTo(first, file.bytes)).toBe(412)
    // Spec: restauration#fichiers: files that the store lost are accepted again from the phones that still have them.
    rmSync(join(api.server.dataDir, 'objets', ORGANISATION.demo, file.fichier_id, file.sha256))
    const lost = await askAddress(api, device, file)
    expect(await sendTo(lost, file.bytes)).toBe(200)
    expect((await askAddress(api, device, file)).body.envoi).toBeNull()
  })

  test('is never replaced by another content', async () => {
    const file = await arrivedFile(api, device)
    const other = { ...fileOf(), fichier_id: file.fichier_id }
    expect((await askAddress(api, device, other)).body.erreur).toBe('fichier_deja_arrive')
    expect((await read(file.fichier_id)).body.fichier.sha256).toBe(file.sha256)
  })

  test('that nobody confirmed is found by the background task', async () => {
    const file = fileOf()
    const lost = fileOf()
    const commande = await announce(pieceOf(file), pieceOf(lost))
    await askAddress(api, device, lost)
    expect(await sendTo(await askAddress(api, device, file), file.bytes)).toBe(200)
    await api.sql("select graphile_worker.add_job('fichiers')")
    await expect.poll(() => received(commande), { timeout: 10_000 }).toEqual([true, false])
  })
})

describe('who sends', () => {
  test('an agent who was deactivated, a phone that was revoked: a queue is drained with its files', async () => {
    const lost = await enrolDevice(api)
    const raison = 'volé'
    await api.post(`/v1/appareils/${lost.appareil_id}/revoquer`, { raison }, 'admin')
    await arrivedFile(api, lost)
    const token = await drainingToken(api, lost)
    const { bytes, ...file } = fileOf()
    const { appareil_id } = lost
    const asked = await api.send('POST', '/v1/fichiers/url-envoi', { token, body: { appareil_id, ...file } })
    expect(await sendTo(asked, bytes)).toBe(200)
    const path = `/v1/fichiers/${file.fichier_id}/confirmer`
    expect((await api.send('POST', path, { token, body: { appareil_id } })).body.statut).toBe('arrive')
    await api.sql("update utilisateur.utilisateur set actif_pendant = '{(,2026-01-01)}' where id = $1", [
      device.utilisateur_id,
    ])
    await arrivedFile(api, device)
    expect((await read(file.fichier_id, 'agent1')).status).toBe(403)
    await api.sql("update utilisateur.utilisateur set actif_pendant = '{(,)}' where id = $1", [
      device.utilisateur_id,
    ])
  })

  test('nobody with somebody else’s phone, nobody without one', async () => {
    for (const as of ['agent2', 'rsci', 'voisine-agent'])
      expect((await askAddress(api, { ...device, as }, fileOf())).body.erreur).toBe('appareil_inconnu')
  })

  test('two organizations the same id, each its own file, and neither knows of the other’s', async () => {
    const neighbour = await enrolDevice(api, 'voisine-agent', 'admin2')
    const theirs = await arrivedFile(api, neighbour)
    const absent = uuidv7()
    const told = async (ask: (id: string) => Promise<{ status: number; text: string }>) => {
      const { status, text } = await ask(theirs.fichier_id)
      expect({ status, text }).toEqual(
        await ask(absent).then((answer) => ({ status: answer.status, text: answer.text })),
      )
      return status
    }
    expect(await told((id) => read(id))).toBe(404)
    expect(await told((id) => confirm(api, device, id))).toBe(404)
    const ours = { ...fileOf(), fichier_id: theirs.fichier_id }
    await arrivedFile(api, device, ours)
    const [here, there] = [await read(ours.fichier_id), await read(ours.fichier_id, 'admin2')]
    expect([here.body.fichier.sha256, there.body.fichier.sha256]).toEqual([ours.sha256, theirs.sha256])
    const foreign = here.body.lecture.url.replace(ORGANISATION.demo, ORGANISATION.voisine)
    expect((await fetch(foreign)).status).toBe(403)
  })
})

describe('limits', () => {
  test('by role, as the organization sets them; media types as the service is configured', async () => {
    const large = { ...fileOf(), taille_octets: 1_048_577 }
    const refused = await askAddress(api, device, large)
    expect([refused.status, refused.body]).toEqual([
      413,
      { erreur: 'fichier_trop_grand', details: { taille_max_octets: 1_048_576 } },
    ])
    expect((await askAddress(api, device, { ...large, role: 'photo' })).status).toBe(200)
    const put = (valeur: unknown) =>
      api.send('PUT', '/v1/reglages/fichiers.taille_max_ko', { body: { valeur }, as: 'admin' })
    expect((await put({ signature: 1025 })).status).toBe(200)
    expect((await askAddress(api, device, large)).status).toBe(200)
    expect((await put(null)).status).toBe(200)
    const html = await askAddress(api, device, fileOf(), { type_media: 'text/html' })
    expect([html.status, html.body.erreur]).toEqual([415, 'type_media_refuse'])
    expect(html.body.details.types).toContain('image/png')
    for (const taille_octets of [0, -1, 1.5, '1', 2 ** 53])
      expect((await askAddress(api, device, fileOf(), { taille_octets })).status).toBe(400)
  })
})

describe('an identity document', () => {
  test('is read by who needs it, each reading journalled; a photo by every reader', async () => {
    const identity = await arrivedFile(api, device, fileOf(undefined, 'piece_identite'))
    const photo = await arrivedFile(api, device, fileOf(undefined, 'photo'))
    const readings = async () =>
      (
        await api.sql(
          "select 1 from journal.evenement where action = 'fichier.lire_piece_identite' and entite_id = $1",
          [identity.fichier_id],
        )
      ).length
    for (const as of ['rsci', 'admin', 'agent1'])
      expect((await read(identity.fichier_id, as)).status).toBe(200)
    expect(await readings()).toBe(3)
    const { status, body } = await read(identity.fichier_id, 'commercial')
    expect([status, body.erreur]).toEqual([403, 'droit_manquant'])
    expect(body.details.permissions).toEqual(['producer.register', 'review.resolve', 'users.manage'])
    expect(await readings()).toBe(3)
    expect((await read(photo.fichier_id, 'commercial')).status).toBe(200)
  })
})

/** Requests a dossier as that account, waits until the service has made it, and returns the files in it. */
async function dossierOf(as: string, asked: object = {}): Promise<Record<string, Uint8Array>> {
  const { id } = (await api.post('/v1/dossiers-audit', { campagne: '2026', ...asked }, as)).body
  await eventually(async () => {
    const { statut } = (await api.get(`/v1/dossiers-audit/${id}`, as)).body
    return statut === 'pret' ? true : undefined
  }, 60_000)
  const { body } = await api.get(`/v1/dossiers-audit/${id}/contenu`, as)
  return unzipSync(new Uint8Array(await (await fetch(body.lecture.url)).arrayBuffer()))
}

describe('the audit dossier of whoever', () => {
  const member = uuidv7()
  const scan = fileOf(undefined, 'piece_identite')
  const manifestOf = (files: Record<string, Uint8Array>) =>
    JSON.parse(Buffer.from(files['manifeste.json'] ?? []).toString())
  const path = `pieces-identite/fichiers/${scan.fichier_id}.png`
  const readings = (action: string, id: string) =>
    api.sql('select utilisateur_id, details from journal.evenement where action = $1 and entite_id = $2', [
      action,
      id,
    ])

  test('may read identity documents holds them, each reading journalled', async () => {
    sequence += 1
    const payload = {
      producteur_id: member,
      groupement_id: GROUPEMENT.allada,
      nom: '=HYPERLINK("x")',
      prenoms: 'Essai',
      piece_identite: { type: 'cip', numero: 'CIP-5501', pays: 'BJ' },
    }
    const type = { type: 'producteur.enregistrer', version_schema: 1, payload }
    const envelope = await envelopeOf(device, sequence, {}, { ...type, pieces_jointes: [pieceOf(scan)] })
    expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
    await arrivedFile(api, device, scan)
    const files = await dossierOf('direction')
    expect(manifestOf(files)).toMatchObject({ pieces_identite: true })
    expect(Buffer.from(files[path] ?? [])).toEqual(scan.bytes)
    const said = (name: string) => Buffer.from(files[`pieces-identite/${name}.csv`] ?? []).toString()
    expect(said('pieces')).toContain(`${member},"'=HYPERLINK(""x"")",Essai,cip,CIP-5501,BJ`)
    expect(said('fichiers')).toContain(`${member},${scan.fichier_id},joint,image/png`)
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      "select id from dossier.dossier where pieces_identite and statut = 'pret'",
    )
    const read = [{ utilisateur_id: UTILISATEUR.direction, details: { dossier_id: id } }]
    expect(await readings('fichier.lire_piece_identite', scan.fichier_id)).toEqual(read)
    expect(await readings('producteur.lire_piece', member)).toEqual(read)
  }, 90_000)

  test('does not want them says that they are left out, and why', async () => {
    const files = await dossierOf('direction', { pieces_identite: false })
    expect(manifestOf(files)).toMatchObject({
      pieces_identite: false,
      pieces_identite_raison: 'non_demandees',
    })
    expect(Object.keys(files).filter((name) => name.startsWith('pieces-identite'))).toEqual([])
  }, 90_000)
})

describe('piece_manquante', () => {
  test('the missing file is named after its delay; once it has come `piece_fournie` lifts the control', async () => {
    const file = fileOf()
    const commande = await announce(pieceOf(file))
    const maintenant = new Date(Date.now() + 15 * 86_400_000).toISOString()
    const night = { tache: 'pieces_manquantes', organisation_id: ORGANISATION.demo, maintenant }
    await door.query('select v1.tache_nocturne($1::jsonb)', [JSON.stringify(night)])
    const [control] = await api.sql<{ id: string; details: object }>(
      "select id, details from controle.controle where commande_id = $1 and motif = 'piece_manquante'",
      [commande],
    )
    expect(control?.details).toEqual({ pieces: [{ fichier_id: file.fichier_id, role: 'signature' }] })
    const lift = () =>
      api.post(`/v1/controles/${control?.id}/lever`, { decision: 'piece_fournie', raison: 'Reçue' }, 'rsci')
    expect((await lift()).body.erreur).toBe('piece_toujours_absente')
    await arrivedFile(api, device, file)
    expect((await lift()).status).toBe(200)
  })
})

describe('the background task', () => {
  test('removes what is not the file awaited, and goes on when the store fails for one', async () => {
    const [good, wrong, failing] = [fileOf(), fileOf(), fileOf()]
    for (const file of [good, wrong, failing]) await askAddress(api, device, file)
    const removed: string[] = []
    const store = {
      inspect: async (cle: string) => {
        if (cle.endsWith(failing.sha256)) throw new Error('the store is away')
        const found = [good, wrong].find(({ sha256 }) => cle.endsWith(sha256))
        const sha256 = found === wrong ? '0'.repeat(64) : found?.sha256
        return sha256 === undefined ? null : { taille_octets: found?.taille_octets ?? 0, sha256 }
      },
      remove: async (cle: string) => void removed.push(cle),
    }
    const run = fichiers(door, store)
    await expect(run({}, {} as never)).rejects.toThrow('1 files could not be looked for')
    expect(removed).toEqual([expect.stringMatching(`${wrong.fichier_id}/${wrong.sha256}$`)])
    const statuses = await Promise.all(
      [good, wrong, failing].map(async ({ fichier_id }) => (await read(fichier_id)).body.fichier.statut),
    )
    expect(statuses).toEqual(['arrive', 'attendu', 'attendu'])
  })

  test('does not ask a store that is away for every file', async () => {
    for (let n = 0; n < 7; n++) await askAddress(api, device, fileOf())
    let asked = 0
    const away = async () => {
      asked += 1
      throw new Error('the store is away')
    }
    await expect(fichiers(door, { inspect: away, remove: away })({}, {} as never)).rejects.toThrow(
      '5 files could not be looked for: Error: the store is away',
    )
    expect(asked).toBe(5)
  })
})
