// The screens of work: five tabs, a status line, and the weighing or an act above them.
import { useCallback, useState } from 'react'
import { Pressable, StyleSheet, Text, View } from 'react-native'
import type { Acte } from '../logic/acte.ts'
import type { Application } from '../logic/application.ts'
import { withWaiting } from '../logic/connu.ts'
import { queueOf } from '../logic/envois.ts'
import { sentenceOf } from '../logic/textes.ts'
import type { Vue } from '../logic/vue.ts'
import { Glyph, type GlyphName } from '../parts/glyphs.tsx'
import { SPACE, TARGET, useTheme } from '../parts/theme.ts'
import { useSynchronization } from '../platform/meanwhile.ts'
import { usePosition } from '../platform/position.ts'
import { Actes, FormulaireActe } from './Actes.tsx'
import { Capacites } from './Capacites.tsx'
import { Envois } from './Envois.tsx'
import { Parcelles } from './Parcelles.tsx'
import { Pesee } from './Pesee.tsx'
import { Resultats } from './Resultats.tsx'

const TABS = [
  ['parcelles', 'plots'],
  ['actes', 'acts'],
  ['envois', 'queue'],
  ['resultats', 'results'],
  ['capacites', 'capacity'],
] as const satisfies readonly (readonly [string, GlyphName])[]
type Tab = (typeof TABS)[number][0]

/** The screens of an enrolled phone. */
export function Travail({ application, vue }: { application: Application; vue: Vue }) {
  const { dire } = useTheme()
  const [tab, setTab] = useState<Tab>('parcelles')
  const [parcelle_id, weigh] = useState<string | null>(null)
  const [acte, act] = useState<Acte | null>(null)
  const position = usePosition()
  useSynchronization(useCallback(() => application.synchroniser(), [application]))
  const registre = vue.lu === null ? undefined : withWaiting(vue.lu.registre, vue.state)
  if (acte !== null && registre !== undefined)
    return (
      <View style={styles.screen}>
        <Back title={sentenceOf(dire, 'acte', acte.type)} onPress={() => act(null)} />
        <Status application={application} vue={vue} onPress={null} />
        <FormulaireActe {...{ application, vue, registre, acte }} onDone={() => act(null)} />
      </View>
    )
  if (parcelle_id !== null && registre !== undefined)
    return (
      <View style={styles.screen}>
        <Back title={dire('pesee_titre')} onPress={() => weigh(null)} />
        <Status application={application} vue={vue} onPress={null} />
        <Pesee {...{ application, vue, registre, parcelle_id }} onDone={() => weigh(null)} />
      </View>
    )
  return (
    <View style={styles.screen}>
      <Status application={application} vue={vue} onPress={() => setTab('envois')} />
      <View style={styles.screen}>
        {tab === 'parcelles' ? <Parcelles vue={vue} position={position} onWeigh={weigh} /> : null}
        {tab === 'actes' ? <Actes vue={vue} onAct={act} onWeigh={() => setTab('parcelles')} /> : null}
        {tab === 'envois' ? <Envois application={application} vue={vue} /> : null}
        {tab === 'resultats' ? <Resultats vue={vue} /> : null}
        {tab === 'capacites' ? <Capacites vue={vue} /> : null}
      </View>
      <Tabs tab={tab} onTab={setTab} />
    </View>
  )
}

function Back({ title, onPress }: { title: string; onPress: () => void }) {
  const { colours, dire } = useTheme()
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={dire('fermer')}
      onPress={onPress}
      style={styles.back}
    >
      <Glyph name="back" colour={colours.text} />
      <Text style={[styles.title, { color: colours.text }]}>{title}</Text>
    </Pressable>
  )
}

// Errors of a network that is away: nothing is wrong with the phone.
const AWAY = ['reseau', 'portail']

// The status line, always visible: nothing waits, the number of waiting commands, or the error.
function Status({
  application,
  vue,
  onPress,
}: {
  application: Application
  vue: Vue
  onPress: (() => void) | null
}) {
  const { colours, dire } = useTheme()
  const { attend, fichiers_en_attente, trop_ancien, capture_refusee } = queueOf(null, vue.state, vue.now)
  // The paper itself shows what is wrong with its printer.
  const erreur = vue.erreur !== null && /^imprimante_|^papier_/.test(vue.erreur) ? null : vue.erreur
  const isSignedOut = erreur === 'session_terminee'
  const waits = attend.length > 0 || fichiers_en_attente > 0
  const isBad = capture_refusee || isSignedOut || (erreur !== null && !AWAY.includes(erreur))
  const tone = isBad ? 'bad' : waits || trop_ancien || erreur !== null ? 'warn' : 'ok'
  const queue = waits ? dire('en_attente', { n: attend.length }) : dire('rien_en_attente')
  const said = capture_refusee
    ? dire('capture_refusee')
    : [erreur === null ? null : sentenceOf(dire, 'erreur', erreur), queue]
        .filter((part) => part !== null)
        .join(' ')
  return (
    <Pressable
      accessibilityRole="button"
      disabled={onPress === null && !isSignedOut}
      onPress={() => (isSignedOut ? void application.reconnecter() : onPress?.())}
      style={[styles.status, { backgroundColor: colours[`${tone}Ground`] }]}
    >
      <Text style={[styles.said, { color: colours[tone] }]}>
        {vue.synchronise ? dire('synchronise') : said}
      </Text>
    </Pressable>
  )
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { colours, dire } = useTheme()
  return (
    <View style={[styles.tabs, { backgroundColor: colours.surface, borderColor: colours.line }]}>
      {TABS.map(([name, glyph]) => {
        const colour = name === tab ? colours.primary : colours.muted
        return (
          <Pressable
            key={name}
            accessibilityRole="tab"
            accessibilityState={{ selected: name === tab }}
            onPress={() => onTab(name)}
            style={[styles.tab, { borderColor: name === tab ? colours.primary : 'transparent' }]}
          >
            <Glyph name={glyph} colour={colour} size={28} />
            <Text style={[styles.tabLabel, { color: colour }]}>{dire(`onglet_${name}`)}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  back: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE,
    paddingHorizontal: SPACE,
  },
  title: { fontSize: 22, fontWeight: '700' },
  status: { minHeight: 44, justifyContent: 'center', paddingHorizontal: SPACE, paddingVertical: 6 },
  said: { fontSize: 16, lineHeight: 21, fontWeight: '700' },
  tabs: { flexDirection: 'row', borderTopWidth: 1 },
  tab: { flex: 1, minHeight: 68, alignItems: 'center', justifyContent: 'center', borderTopWidth: 4 },
  tabLabel: { fontSize: 13, fontWeight: '700' },
})
