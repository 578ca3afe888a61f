// The walk around a plot: what was walked so far, the plots nearby, the area as it grows, and pauses.
import type { PointGps } from '@sillon/telephone/releve'
import { useState } from 'react'
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native'
import Svg, { Circle, Path } from 'react-native-svg'
import { type Cadre, pathOf, projected, viewAround, viewOn } from '../logic/carte.ts'
import { distance, hectares } from '../logic/formats.ts'
import { plotsNear, vueParcours, withoutLast, withPoint } from '../logic/parcours.ts'
import type { Registre } from '../logic/registre.ts'
import { useWalk } from '../platform/marche'
import { Agent, Scale } from './drawing.tsx'
import { SPACE, useTheme } from './theme.ts'
import { Button, Card, Label, Row } from './ui.tsx'

type Points = readonly PointGps[]
const HEIGHT = 300

/** A walk: its points so far, and the handler of new ones. */
export function Releve({
  registre,
  points,
  onChange,
}: {
  registre: Registre
  points: Points
  onChange: (points: Points) => void
}) {
  const { dire } = useTheme()
  const [isWalking, setWalking] = useState(false)
  const [isOpen, setOpen] = useState(points.length > 0)
  // The receiver runs during a walk alone: it takes most of the battery.
  const here = useWalk(isWalking, (point) =>
    onChange(withPoint({ points, enPause: !isWalking }, point).points),
  )
  const begin = () => {
    setOpen(true)
    setWalking(true)
  }
  return (
    <View style={styles.group}>
      <Plan registre={registre} points={points} here={here ?? points.at(-1) ?? null} />
      {isWalking && here === null ? <Label tone="warn">{dire('parcours_sans_signal')}</Label> : null}
      <Facts points={points} />
      {isOpen ? (
        <Button
          label={dire(isWalking ? 'parcours_pause' : 'parcours_reprendre')}
          onPress={() => setWalking(!isWalking)}
        />
      ) : (
        <Button label={dire('parcours_commencer')} onPress={begin} />
      )}
      {points.length === 0 ? null : (
        <>
          <Button
            kind="outlined"
            label={dire('parcours_retirer')}
            onPress={() => onChange(withoutLast({ points, enPause: true }).points)}
          />
          <Button kind="outlined" label={dire('parcours_recommencer')} onPress={() => onChange([])} />
        </>
      )}
    </View>
  )
}

function Facts({ points }: { points: Points }) {
  const { dire, langue } = useTheme()
  const walked = vueParcours(points)
  return (
    <Card>
      <Row>
        <Label muted>{dire('parcours_surface')}</Label>
        <Label size="huge">{hectares(walked.surface_m2, langue)}</Label>
      </Row>
      <Row>
        <Label muted>{dire('parcours_points', { n: points.length })}</Label>
        <Label muted>{dire('parcours_perimetre', { distance: distance(walked.perimetre_m, langue) })}</Label>
      </Row>
      {walked.precision_cm === null ? null : (
        <Label tone={walked.imprecis ? 'warn' : 'plain'}>
          {dire(walked.imprecis ? 'parcours_imprecis' : 'parcours_precision', {
            metres: Math.round(walked.precision_cm / 100),
          })}
        </Label>
      )}
    </Card>
  )
}

function Plan({ registre, points, here }: { registre: Registre; points: Points; here: PointGps | null }) {
  const { colours, dire } = useTheme()
  const [cadre, setCadre] = useState<Cadre | null>(null)
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setCadre({ largeur: layout.width, hauteur: HEIGHT })
  const near = here === null ? [] : plotsNear({ registre }, here)
  const { anneau } = vueParcours(points)
  const vue =
    cadre === null || here === null ? null : anneau.length > 3 ? viewAround([anneau], cadre) : viewOn(here)
  return (
    <View>
      <View
        onLayout={measure}
        style={[styles.map, { backgroundColor: colours.map, borderColor: colours.line }]}
      >
        {vue === null || cadre === null || here === null ? null : (
          <Svg width={cadre.largeur} height={HEIGHT}>
            {near.map((one) => (
              <Path
                key={one.id}
                d={pathOf(one.anneau, vue, cadre)}
                fill={colours.warnGround}
                stroke={colours.warn}
                strokeWidth={2}
              />
            ))}
            <Path
              d={pathOf(anneau, vue, cadre)}
              fill={colours.okGround}
              fillOpacity={0.7}
              stroke={colours.ok}
              strokeWidth={4}
            />
            {points.slice(-200).map((point, at) => {
              const { x, y } = projected(point, vue, cadre)
              // biome-ignore lint/suspicious/noArrayIndexKey: two points may be on one place.
              return <Circle key={at} cx={x} cy={y} r={3} fill={colours.ok} />
            })}
            <Agent {...projected(here, vue, cadre)} />
            <Scale vue={vue} bottom={HEIGHT} />
          </Svg>
        )}
      </View>
      {near.length === 0 ? null : <Label muted>{dire('parcours_voisines', { n: near.length })}</Label>}
    </View>
  )
}

const styles = StyleSheet.create({
  group: { gap: SPACE },
  map: { height: HEIGHT, borderRadius: 12, borderWidth: 1, overflow: 'hidden' },
})
