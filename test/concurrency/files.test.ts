// A file and the command that announces it arrive at the same time: whichever transaction commits later sees the other's record.
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { askAddress, confirm, fileOf, pieceOf, sendTo } from '../api/support/files.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const url = api.server.database.adminUrl
const device = await enrolDevice(api)
let sequence = 0

const LOCK = "select set_config('sillon.organisation_id', $1, true), fichier.verrouiller($2::uuid)"

test.each(['the file first', 'the command first'])('%s: the command has its file', async (order) => {
  const file = fileOf()
  const asked = await askAddress(api, device, file)
  expect(await sendTo(asked, file.bytes)).toBe(200)
  sequence += 1
  const envelope = await envelopeOf(device, sequence, {}, { pieces_jointes: [pieceOf(file)] })
  const arriving = () => confirm(api, device, file.fichier_id)
  const announcing = () => sendOne(api, device, envelope)

  const holder = await hold(url, LOCK, [ORGANISATION.demo, file.fichier_id])
  const first = order === 'the file first' ? arriving() : announcing()
  await untilBlocked(url, 1)
  const second = order === 'the file first' ? announcing() : arriving()
  await untilBlocked(url, 2)
  await holder.release()
  await Promise.all([first, second])
  const [piece] = await api.sql(
    'select recue_le is not null as recue from commande.piece_jointe where commande_id = $1',
    [envelope.id],
  )
  expect(piece).toEqual({ recue: true })
})

test('two confirmations at once make one arrival', async () => {
  const file = fileOf()
  await sendTo(await askAddress(api, device, file), file.bytes)
  const holder = await hold(url, LOCK, [ORGANISATION.demo, file.fichier_id])
  const racing = Promise.all([1, 2, 3].map(() => confirm(api, device, file.fichier_id)))
  await untilBlocked(url, 3)
  await holder.release()
  expect((await racing).map(({ status }) => status)).toEqual([200, 200, 200])
  const arrivals = await api.sql(
    "select 1 from journal.evenement where action = 'fichier.arriver' and entite_id = $1",
    [file.fichier_id],
  )
  expect(arrivals).toHaveLength(1)
})

test('two other words on one file at once: the last one counts, whole', async () => {
  const file = fileOf()
  const other = { ...fileOf('autre chose', 'photo'), fichier_id: file.fichier_id }
  const holder = await hold(url, LOCK, [ORGANISATION.demo, file.fichier_id])
  const racing = Promise.all([askAddress(api, device, file), askAddress(api, device, other)])
  await untilBlocked(url, 2)
  await holder.release()
  expect((await racing).map(({ status }) => status)).toEqual([200, 200])
  const { fichier } = (await api.get(`/v1/fichiers/${file.fichier_id}`, 'rsci')).body
  const winner = fichier.sha256 === file.sha256 ? file : other
  expect(fichier).toMatchObject({
    sha256: winner.sha256,
    role: winner.role,
    taille_octets: winner.taille_octets,
  })
})
