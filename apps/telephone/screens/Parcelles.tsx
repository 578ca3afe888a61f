// Today's plots, on the map and as a list.
import { useState } from 'react'
import { FlatList, StyleSheet, View } from 'react-native'
import type { Lieu } from '../logic/carte.ts'
import { withWaiting } from '../logic/connu.ts'
import { distance, hectares, kilograms } from '../logic/formats.ts'
import { type Categorie, todaysPlots, type VueParcelle } from '../logic/parcelles.ts'
import type { Vue } from '../logic/vue.ts'
import { Carte } from '../parts/Carte.tsx'
import { SPACE, useTheme } from '../parts/theme.ts'
import { Badge, Button, Card, Field, Label, Row, type Tone } from '../parts/ui.tsx'

const TONES: Record<Categorie, Tone> = {
  bio: 'ok',
  conversion: 'warn',
  conventionnel: 'plain',
  hors_statut: 'plain',
}

/** The plots; `onWeigh` is called when a plot is pressed. */
export function Parcelles({
  vue,
  position,
  onWeigh,
}: {
  vue: Vue
  position: Lieu | null
  onWeigh: (parcelle_id: string) => void
}) {
  const { dire } = useTheme()
  const [shown, setShown] = useState<'carte' | 'liste'>('carte')
  const [cherche, setCherche] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const { lu, state, now } = vue
  const plots =
    lu === null ? [] : todaysPlots(withWaiting(lu.registre, state), state, { position, now, cherche })
  const chosen = plots.find(({ id }) => id === selected)
  const unsurveyed = plots.filter(({ anneau }) => anneau.length === 0).length
  return (
    <View style={styles.screen}>
      <View style={styles.bar}>
        <Field label={dire('chercher')} value={cherche} onChangeText={setCherche} autoCorrect={false} />
        <View style={styles.switch}>
          <Button
            kind="outlined"
            label={dire(shown === 'carte' ? 'liste' : 'carte')}
            onPress={() => setShown(shown === 'carte' ? 'liste' : 'carte')}
          />
        </View>
      </View>
      {plots.length === 0 ? (
        <View style={styles.bar}>
          <Label muted>{dire('aucune_parcelle')}</Label>
        </View>
      ) : null}
      {shown === 'carte' ? (
        <>
          <Carte parcelles={plots} position={position} selected={selected} onSelect={setSelected} />
          <View style={styles.sheet}>
            {chosen === undefined ? (
              <Legend unsurveyed={unsurveyed} />
            ) : (
              <Card>
                <Plot one={chosen} />
                <Button label={dire('peser')} onPress={() => onWeigh(chosen.id)} />
              </Card>
            )}
          </View>
        </>
      ) : (
        <FlatList
          data={plots}
          keyExtractor={({ id }) => id}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={styles.list}
          renderItem={({ item }) => (
            <Card onPress={() => onWeigh(item.id)}>
              <Plot one={item} />
            </Card>
          )}
        />
      )}
    </View>
  )
}

function Legend({ unsurveyed }: { unsurveyed: number }) {
  const { dire } = useTheme()
  return (
    <View style={styles.legend}>
      <Row wraps>
        <Badge tone="ok" label={dire('categorie_bio')} />
        <Badge tone="warn" label={dire('categorie_conversion')} />
        <Badge tone="plain" label={dire('categorie_conventionnel')} />
      </Row>
      {unsurveyed === 0 ? null : (
        <Label size="small" muted>
          {dire('sans_contour', { n: unsurveyed })}
        </Label>
      )}
    </View>
  )
}

function Plot({ one }: { one: VueParcelle }) {
  const { dire, langue } = useTheme()
  const facts = [
    one.surface_m2 === null ? null : hectares(one.surface_m2, langue),
    one.distance_m === null ? null : dire('a_distance', { distance: distance(one.distance_m, langue) }),
    one.produits.map(({ nom_fr, nom_en }) => (langue === 'fr' ? nom_fr : (nom_en ?? nom_fr))).join(', '),
  ].filter((fact) => fact !== null)
  return (
    <>
      <Row>
        <View style={styles.name}>
          <Label size="large">{one.nom}</Label>
        </View>
        <Badge
          tone={TONES[one.categorie]}
          label={[dire(`categorie_${one.categorie}`), ...one.etats.slice(0, 1)].join(' · ')}
        />
      </Row>
      <Label>{one.producteur}</Label>
      <Label muted>{facts.join(' · ')}</Label>
      {one.pese_g === 0 ? null : (
        <Label tone="ok">{dire('pese_aujourdhui', { masse: kilograms(one.pese_g, langue) })}</Label>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'flex-end', gap: SPACE, padding: SPACE },
  switch: { width: 104 },
  sheet: { padding: SPACE },
  legend: { gap: 6 },
  list: { paddingHorizontal: SPACE, paddingBottom: SPACE * 4, gap: SPACE },
  name: { flexShrink: 1 },
})
