// Reminders to people: on their welcome page, and in one mail a day through a real SMTP server.
import { expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { bodyOf, openMailbox } from '../support/mailbox.ts'
import { openApi } from './support/api.ts'
import { ageDevice, enrolDevice } from './support/phones.ts'
import { eventually } from './support/wait.ts'

const mailbox = await openMailbox()
const api = await openApi({
  settings: { SMTP_URL: mailbox.url, MAIL_FROM: 'sillon@exemple.org', TASKS: 'inside' },
})
const { to } = mailbox
const status = async () =>
  (
    await api.sql<{ statut: string; tentatives: number }>(
      'select statut, tentatives from relance.message where utilisateur_id = $1 order by jour desc',
      [UTILISATEUR.admin],
    )
  ).map(({ statut, tentatives }) => `${statut} ${tentatives}`)
const run = async (task = 'relances') => {
  await api.sql(`select graphile_worker.add_job($1, job_key => 'essai', max_attempts => 1)`, [task])
  return eventually(async () => {
    const rows = await api.sql<{ last_error: string | null; locked: boolean }>(
      `select last_error, locked_at is not null as locked from graphile_worker.jobs where key = 'essai'`,
    )
    if (rows.length === 0) return 'done'
    return rows[0]?.last_error ?? undefined
  })
}

test('an address is proved by the code that it was sent; nothing goes there before', async () => {
  for (const courriel of ['a@b.org\r\nBcc: c@d.org', 'a', 'a@b.org, c@d.org', '<a@b.org>', 'a\u0085@b.org'])
    expect((await api.post('/v1/moi/courriel', { courriel }, 'admin')).status).toBe(400)
  const asked = await api.post('/v1/moi/courriel', { courriel: 'admin@exemple.org' }, 'admin')
  expect(asked.body).toEqual({ adresse: null, en_attente: 'admin@exemple.org' })
  const mail = await eventually(() => to('admin@exemple.org')[0])
  const [, code = ''] = /Code : ([2-9A-Z]{10})/.exec(bodyOf(mail)) ?? []
  const confirm = (given: string) => api.post('/v1/moi/courriel/confirmer', { code: given }, 'admin')
  expect((await confirm('23456789AB')).body.erreur).toBe('code_courriel_invalide')
  expect((await confirm(code)).body).toEqual({ adresse: 'admin@exemple.org', en_attente: null })
  expect((await confirm(code)).body.erreur).toBe('code_courriel_invalide')
})

test('one mail a day tells every kind; it is sent once, late or again, and no name begins a header', async () => {
  const device = await enrolDevice(api)
  await ageDevice(api, device, 10)
  const nom = 'Coopérative\r\nBcc: voleur@exemple.org'
  await api.sql('update organisation.organisation set nom = $1 where id = $2', [nom, ORGANISATION.demo])
  await api.send('PUT', '/v1/reglages/relances.heure', { body: { valeur: 0 }, as: 'admin' })

  const welcome = (await api.get('/v1/moi/accueil', 'admin')).body
  const phones = welcome.relances.find(({ genre }: { genre: string }) => genre === 'saisie')
  const shown = phones.elements.find(({ id }: { id: string }) => id === device.appareil_id)
  expect(shown).toMatchObject({ reference: device.code_court, lien: `/v1/appareils/${device.appareil_id}` })
  expect((await api.get(shown.lien, 'admin')).status).toBe(200)

  // Deletes messages of earlier days, and messages that another run may have written today when there was nothing to report yet.
  await api.sql('delete from relance.message')
  await api.sql(
    `insert into relance.message (organisation_id, utilisateur_id, jour, statut, contenu, ecrit_le)
     select $1, $2, (now() - interval '3 days')::date, 'du', '[]', now()`,
    [ORGANISATION.demo, UTILISATEUR.admin],
  )
  const before = to('admin@exemple.org').length
  mailbox.isRefusing = true
  expect(await run()).toMatch(/refused it: 451/)
  expect(await status()).toEqual(['du 1', 'remplace 0'])
  await api.sql(`update relance.message set tentatives = 9 where statut = 'du'`)
  expect(await run()).toMatch(/refused it: 451/)
  expect(await status()).toEqual(['retire 10', 'remplace 0'])
  await api.sql(
    `update relance.message set tentatives = 1, statut = 'du', regle_le = null where statut = 'retire'`,
  )
  mailbox.isRefusing = false
  for (let times = 0; times < 2; times += 1) expect(await run()).toBe('done')
  expect(await status()).toEqual(['envoye 1', 'remplace 0'])

  const sent = to('admin@exemple.org').slice(before)
  const [said = ''] = sent.map(bodyOf)
  expect(sent).toHaveLength(1)
  const [head = ''] = (sent[0]?.text ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc/im)
  expect(head).toMatch(/^auto-submitted: auto-generated/im)
  expect(mailbox.mails.flatMap((mail) => mail.to)).not.toContain('voleur@exemple.org')
  expect(said).toContain(`Téléphones sans nouvelles : ${phones.nombre}`)
  const names = await api.sql<{ nom: string }>('select nom from producteur.producteur where length(nom) > 3')
  expect(names.filter((one) => said.includes(one.nom))).toEqual([])
})

// Spec: relances#essais.
test('wrong passwords of strangers are told by mail, once a day', async () => {
  await api.sql(
    `insert into connexion.echec values (sha256('admin'), 12, now(), now()), (sha256('rsci'), 4, now(), now())`,
  )
  const told = () =>
    to('admin@exemple.org')
      .map(bodyOf)
      .filter((text) => text.includes('mots de passe faux'))
  for (let times = 0; times < 2; times += 1) expect(await run('essais')).toBe('done')
  const [text] = await eventually(() => (told().length > 0 ? told() : undefined))
  expect(text).toMatch(
    /^12 mots de passe faux ont été essayés pour votre compte, le dernier le \d\d\/\d\d\/\d{4} à/,
  )
  const written = await api.sql<{ entite_id: string }>(
    `select entite_id from journal.evenement where action = 'relance.annoncer_essais'`,
  )
  expect([written, told().length]).toEqual([[{ entite_id: UTILISATEUR.admin }], 1])
})

test('a kind is turned off by the person, and by the organization; who may do nothing about it is not told', async () => {
  const told = async (as: string) =>
    (await api.get('/v1/moi/accueil', as)).body.relances.map(({ genre }: { genre: string }) => genre)
  const choose = (genre: string, refuse: boolean) =>
    api.send('PUT', '/v1/moi/relances', { body: { genre, refuse }, as: 'admin' })
  expect(await told('admin')).toContain('saisie')
  expect(await told('agent1')).toEqual([])
  expect((await choose('saisie', true)).body).toEqual({ refuses: ['saisie'] })
  expect(await told('admin')).not.toContain('saisie')
  expect((await choose('saisie', false)).body).toEqual({ refuses: [] })
  const set = (valeur: number | null) =>
    api.send('PUT', '/v1/reglages/relances.saisie_jours', { body: { valeur }, as: 'admin' })
  await set(0)
  expect(await told('admin')).not.toContain('saisie')
  await set(60)
  expect(await told('admin')).not.toContain('saisie')
  await set(null)
  expect(await told('admin')).toContain('saisie')
  expect((await choose('nulle', true)).body.erreur).toBe('relance_inconnue')
  const ended = await api.post('/v1/moi/courriel/retirer', {}, 'admin')
  expect(ended.body).toEqual({ adresse: null, en_attente: null })
})
