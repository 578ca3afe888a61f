// The screen of the queue: commands that wait on this phone, and commands that the office must look at.
import type { Application } from '../logic/application.ts'
import { queueOf, type VueCommande } from '../logic/envois.ts'
import { kilograms, moment } from '../logic/formats.ts'
import { sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { useTheme } from '../parts/theme.ts'
import { Button, Card, Column, Label, Row } from '../parts/ui.tsx'

/** The commands that wait to be sent. */
export function Envois({ application, vue }: { application: Application; vue: Vue }) {
  const { dire } = useTheme()
  const { lu, state, now, synchronise } = vue
  const queue = queueOf(lu?.registre ?? null, state, now)
  const isEmpty = queue.attend.length === 0 && queue.fichiers_en_attente === 0
  const last =
    queue.derniere_synchro === null
      ? dire('jamais_synchro')
      : dire('derniere_synchro', { moment: moment(queue.derniere_synchro, now) })
  return (
    <Column>
      <Card tone={isEmpty ? 'ok' : 'plain'}>
        <Label size="large" tone={isEmpty ? 'ok' : 'plain'}>
          {isEmpty ? dire('rien_en_attente') : dire('en_attente', { n: queue.attend.length })}
        </Label>
        {queue.fichiers_en_attente === 0 ? null : (
          <Label>{dire('fichiers_en_attente', { n: queue.fichiers_en_attente })}</Label>
        )}
        <Label muted>{last}</Label>
      </Card>
      {queue.capture_refusee || queue.trop_ancien ? (
        <Card tone="warn">
          <Label tone="warn">{dire(queue.capture_refusee ? 'capture_refusee' : 'trop_ancien')}</Label>
        </Card>
      ) : null}
      <Button
        label={dire(synchronise ? 'synchronise' : 'synchroniser')}
        busy={synchronise}
        onPress={() => void application.synchroniser()}
      />
      {queue.mises_de_cote.length === 0 ? null : <Label size="large">{dire('mises_de_cote')}</Label>}
      {queue.mises_de_cote.map((one) => (
        <Card key={one.id} tone="bad">
          <Summary one={one} now={now} />
          <Label tone="bad">{dire('mise_de_cote', { raison: one.raison ?? '' })}</Label>
        </Card>
      ))}
      {queue.fichiers_refuses.length === 0 ? null : <Label size="large">{dire('fichiers_refuses')}</Label>}
      {queue.fichiers_refuses.map(({ fichier_id, code }) => (
        <Card key={fichier_id} tone="bad">
          <Label tone="bad">{sentenceOf(dire, 'fichier', code)}</Label>
          <Button
            kind="outlined"
            label={dire('oublier')}
            onPress={() => void application.oublierFichier(fichier_id)}
          />
        </Card>
      ))}
      {queue.attend.map((one) => (
        <Card key={one.id}>
          <Summary one={one} now={now} />
        </Card>
      ))}
      <Label muted>{dire('changer_agent_aide')}</Label>
      <Button
        kind="outlined"
        label={dire('changer_agent')}
        disabled={!isEmpty}
        onPress={() => void application.changerAgent()}
      />
    </Column>
  )
}

/** A command in three lines: mass and time, plot and producer, number on the paper. */
export function Summary({ one, now }: { one: VueCommande; now: Date }) {
  const { dire, langue } = useTheme()
  const whose = [one.parcelle, one.producteur].filter((part) => part !== null).join(' · ')
  return (
    <>
      <Row>
        <Label size="large">
          {one.net_g === null ? sentenceOf(dire, 'acte', one.type) : kilograms(one.net_g, langue)}
        </Label>
        <Label muted>{moment(one.capturee_le, now)}</Label>
      </Row>
      {whose === '' ? null : <Label>{whose}</Label>}
      {one.reference === null ? null : <Label muted>{one.reference}</Label>}
    </>
  )
}
