// Weighing: crate after crate, what it comes to, and what goes with it.
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Application, Vue } from '../logic/application.ts'
import { balanceAt, waitingAt, waitingCollectes } from '../logic/capacite.ts'
import { kilograms, roundMass } from '../logic/formats.ts'
import type { Pieces } from '../logic/parts.ts'
import {
  MAX_OBSERVATION,
  newSaisie,
  type Saisie,
  typedPesee,
  type VuePesee,
  viewOf,
  without,
  withTyped,
} from '../logic/pesee.ts'
import { byId, producerName, type Registre } from '../logic/registre.ts'
import { PrisePhoto } from '../parts/PrisePhoto.tsx'
import { Signature } from '../parts/Signature.tsx'
import { SPACE, useTheme } from '../parts/theme.ts'
import { Button, Card, Column, Field, Label, Row } from '../parts/ui.tsx'

type Change = (changes: Partial<Saisie>) => void
type Taken = { pieces: Pieces; take: (changes: Partial<Pieces>) => void }

/** The capture of a collection from a plot; `onDone` leaves it. */
export function Pesee({
  application,
  vue,
  registre,
  parcelle_id,
  onDone,
}: {
  application: Application
  vue: Vue
  registre: Registre
  parcelle_id: string
  onDone: () => void
}) {
  const { dire } = useTheme()
  const [saisie, setSaisie] = useState(() => newSaisie(registre, parcelle_id))
  const [pieces, setPieces] = useState<Pieces>({ photos: [], signature: [] })
  const [busy, setBusy] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const balance = balanceAt(registre, parcelle_id, saisie.produit_id)
  const attente_g = balance === null ? 0 : waitingAt(registre, waitingCollectes(vue.state), balance.solde)
  const shown = viewOf(registre, saisie, attente_g)
  const change: Change = (changes) => setSaisie((before) => ({ ...before, ...changes }))
  const take = (changes: Partial<Pieces>) => setPieces((before) => ({ ...before, ...changes }))
  const record = async () => {
    setBusy(true)
    const local = await application.capturer(saisie, pieces).finally(() => setBusy(false))
    if (local === null) return
    setReference(local.reference_provisoire)
    void application.synchroniser()
  }
  if (reference !== null) return <Recorded reference={reference} net_g={shown.calcul.net_g} onDone={onDone} />
  const plot = byId(registre.parcelle, parcelle_id)
  return (
    <Column>
      <View>
        <Label size="large">{plot?.nom ?? ''}</Label>
        <Label muted>{producerName(registre, plot?.producteur_id ?? null)}</Label>
      </View>
      <Products {...{ saisie, shown, change }} />
      <Scale {...{ saisie, change, setSaisie }} />
      <Total shown={shown} />
      <Measures {...{ saisie, shown, change }} />
      <Attached {...{ pieces, take }} />
      {shown.manques.map((manque) => (
        <Label key={manque} tone="warn">
          {dire(`manque_${manque}`)}
        </Label>
      ))}
      <Button
        label={dire('enregistrer')}
        busy={busy}
        disabled={shown.manques.length > 0}
        onPress={() => void record()}
      />
    </Column>
  )
}

function Products({ saisie, shown, change }: { saisie: Saisie; shown: VuePesee; change: Change }) {
  const { dire, langue } = useTheme()
  return (
    <View style={styles.group}>
      <Label size="small" muted>
        {dire('produit')}
      </Label>
      <Row wraps>
        {shown.produits.map(({ id, nom_fr, nom_en }) => (
          <Button
            key={id}
            kind={id === saisie.produit_id ? 'filled' : 'outlined'}
            label={(langue === 'fr' ? nom_fr : nom_en) ?? nom_fr ?? ''}
            onPress={() => change({ produit_id: id })}
          />
        ))}
      </Row>
    </View>
  )
}

function Scale({
  saisie,
  change,
  setSaisie,
}: {
  saisie: Saisie
  change: Change
  setSaisie: (next: (before: Saisie) => Saisie) => void
}) {
  const { dire, langue } = useTheme()
  return (
    <>
      <Row>
        <Field
          label={dire('brut')}
          value={saisie.brut}
          onChangeText={(brut) => change({ brut })}
          inputMode="decimal"
        />
        <Field
          label={dire('tare')}
          value={saisie.tare}
          onChangeText={(tare) => change({ tare })}
          inputMode="decimal"
        />
      </Row>
      <Button
        kind="outlined"
        label={dire('ajouter')}
        disabled={typedPesee(saisie) === null}
        onPress={() => setSaisie(withTyped)}
      />
      {saisie.pesees.length === 0 ? null : (
        <Card>
          <Label size="small" muted>
            {dire('pesees', { n: saisie.pesees.length })}
          </Label>
          {saisie.pesees.map(({ brut_g, tare_g }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two crates may weigh the same.
            <Row key={at}>
              <Label>
                {at + 1}. {kilograms(brut_g, langue)} − {kilograms(tare_g, langue)}
              </Label>
              <Button
                kind="outlined"
                label={dire('retirer')}
                onPress={() => setSaisie((before) => without(before, at))}
              />
            </Row>
          ))}
        </Card>
      )}
    </>
  )
}

function Total({ shown: { calcul, restant_g } }: { shown: VuePesee }) {
  const { dire, langue } = useTheme()
  const isBeyond = restant_g !== null && restant_g < 0
  return (
    <Card tone={isBeyond ? 'warn' : 'plain'}>
      <Row>
        <Label>{dire('net')}</Label>
        <Label size="huge">{kilograms(calcul.net_g, langue)}</Label>
      </Row>
      {calcul.refaction_g === 0 ? null : (
        <>
          <Row>
            <Label muted>{dire('refaction')}</Label>
            <Label>{kilograms(-calcul.refaction_g, langue)}</Label>
          </Row>
          <Row>
            <Label muted>{dire('net_marchand')}</Label>
            <Label size="large">{kilograms(calcul.net_marchand_g, langue)}</Label>
          </Row>
        </>
      )}
      {restant_g === null ? null : (
        <Row>
          <Label muted>{dire('restant_apres')}</Label>
          <Label tone={isBeyond ? 'warn' : 'plain'}>{roundMass(restant_g, langue)}</Label>
        </Row>
      )}
      {isBeyond ? <Label tone="warn">{dire('depasse_capacite')}</Label> : null}
    </Card>
  )
}

function Measures({ saisie, shown, change }: { saisie: Saisie; shown: VuePesee; change: Change }) {
  const { dire } = useTheme()
  return (
    <>
      <Row>
        {shown.criteres.map((critere) => {
          const field = critere === 'humidite' ? 'humidite' : 'impuretes'
          return (
            <Field
              key={critere}
              label={dire(field)}
              value={saisie[field]}
              onChangeText={(typed) => change({ [field]: typed })}
              inputMode="decimal"
            />
          )
        })}
      </Row>
      <Field
        label={dire('observation')}
        value={saisie.observation}
        onChangeText={(observation) => change({ observation })}
        maxLength={MAX_OBSERVATION}
        multiline
      />
    </>
  )
}

function Attached({ pieces, take }: Taken) {
  const { dire } = useTheme()
  return (
    <>
      <PrisePhoto
        count={pieces.photos.length}
        onTake={(photo) => take({ photos: [...pieces.photos, photo] })}
      />
      <View style={styles.group}>
        <Row>
          <Label size="small" muted>
            {dire('signature')}
          </Label>
          {pieces.signature.length === 0 ? null : (
            <Button kind="outlined" label={dire('effacer')} onPress={() => take({ signature: [] })} />
          )}
        </Row>
        <Signature traits={pieces.signature} onChange={(signature) => take({ signature })} />
      </View>
    </>
  )
}

function Recorded({ reference, net_g, onDone }: { reference: string; net_g: number; onDone: () => void }) {
  const { dire, langue } = useTheme()
  return (
    <Column>
      <Card tone="ok">
        <Label size="large" tone="ok">
          {dire('enregistree')}
        </Label>
        <Label size="huge">{kilograms(net_g, langue)}</Label>
      </Card>
      <Card>
        <Label muted>{dire('reference_papier')}</Label>
        <Label size="large">{reference}</Label>
      </Card>
      <Button label={dire('nouvelle_pesee')} onPress={onDone} />
    </Column>
  )
}

const styles = StyleSheet.create({ group: { gap: SPACE / 2 } })
