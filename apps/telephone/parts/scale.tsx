// The parts of a weighing: product, scale, total, measures.
import { StyleSheet, View } from 'react-native'
import { kilograms, roundMass } from '../logic/formats.ts'
import {
  MAX_OBSERVATION,
  type Saisie,
  typedPesee,
  type VuePesee,
  without,
  withTyped,
} from '../logic/pesee.ts'
import { SPACE, useTheme } from './theme.ts'
import { Button, Card, Field, Label, Row } from './ui.tsx'

/** Changes the entered values. */
export type Change = (changes: Partial<Saisie>) => void

/** The products of the plot, of which the agent chooses one. */
export function Products({ saisie, shown, change }: { saisie: Saisie; shown: VuePesee; change: Change }) {
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

/** The gross mass and the tare, and the weighings so far. */
export function Scale({
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

/** The total mass, and the remaining balance. */
export function Total({ shown: { calcul, restant_g } }: { shown: VuePesee }) {
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

/** The measures that the pack requires, and a remark. */
export function Measures({ saisie, shown, change }: { saisie: Saisie; shown: VuePesee; change: Change }) {
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

const styles = StyleSheet.create({ group: { gap: SPACE / 2 } })
