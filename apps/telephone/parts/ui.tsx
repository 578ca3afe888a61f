// The building blocks of screens: large, simple and few.
import type { ReactNode } from 'react'
import {
  ActivityIndicator,
  Pressable,
  ScrollView,
  StyleSheet,
  Text,
  TextInput,
  type TextInputProps,
  View,
} from 'react-native'
import { SPACE, TARGET, useTheme } from './theme.ts'

/** The meaning of the colour of a text or a background. */
export type Tone = 'plain' | 'ok' | 'warn' | 'bad'

/** A text in one of four sizes. */
export function Label({
  children,
  size = 'normal',
  tone = 'plain',
  muted = false,
}: {
  children: ReactNode
  size?: 'small' | 'normal' | 'large' | 'huge'
  tone?: Tone
  muted?: boolean
}) {
  const { colours } = useTheme()
  const plain = muted ? colours.muted : colours.text
  const color = tone === 'plain' ? plain : colours[tone]
  return <Text style={[styles[size], { color }]}>{children}</Text>
}

/** A button as wide as its column; the main action is filled. */
export function Button({
  label,
  onPress,
  kind = 'filled',
  disabled = false,
  busy = false,
}: {
  label: string
  onPress: () => void
  kind?: 'filled' | 'outlined'
  disabled?: boolean
  busy?: boolean
}) {
  const { colours } = useTheme()
  const isFilled = kind === 'filled'
  const color = isFilled ? colours.onPrimary : colours.primary
  const backgroundColor = isFilled ? colours.primary : colours.surface
  const isOff = disabled || busy
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityState={{ disabled: isOff, busy }}
      disabled={isOff}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor, borderColor: colours.primary, opacity: isOff ? 0.45 : pressed ? 0.75 : 1 },
      ]}
    >
      {busy ? <ActivityIndicator color={color} /> : null}
      <Text style={[styles.normal, styles.strong, { color }]}>{label}</Text>
    </Pressable>
  )
}

/** A field with its label above it. */
export function Field({ label, ...input }: { label: string } & TextInputProps) {
  const { colours } = useTheme()
  const box = { color: colours.text, backgroundColor: colours.surface, borderColor: colours.line }
  return (
    <View style={styles.field}>
      <Label size="small" muted>
        {label}
      </Label>
      <TextInput
        accessibilityLabel={label}
        placeholderTextColor={colours.muted}
        {...input}
        style={[styles.input, box, input.multiline ? styles.multiline : null]}
      />
    </View>
  )
}

/** A card on the background; it is a button if it leads to another screen. */
export function Card({
  children,
  tone = 'plain',
  onPress,
}: {
  children: ReactNode
  tone?: Tone
  onPress?: () => void
}) {
  const { colours } = useTheme()
  const backgroundColor = tone === 'plain' ? colours.surface : colours[`${tone}Ground`]
  const borderColor = tone === 'plain' ? colours.line : colours[tone]
  const style = [styles.card, { backgroundColor, borderColor }]
  if (onPress === undefined) return <View style={style}>{children}</View>
  return (
    <Pressable accessibilityRole="button" onPress={onPress} style={style}>
      {children}
    </Pressable>
  )
}

/** A word on a coloured background; the text alone also gives the meaning. */
export function Badge({ label, tone }: { label: string; tone: Tone }) {
  const { colours } = useTheme()
  const backgroundColor = tone === 'plain' ? colours.ground : colours[`${tone}Ground`]
  const borderColor = tone === 'plain' ? colours.line : colours[tone]
  return (
    <View style={[styles.badge, { backgroundColor, borderColor }]}>
      <Text style={[styles.small, styles.strong, { color: tone === 'plain' ? colours.text : colours[tone] }]}>
        {label}
      </Text>
    </View>
  )
}

/** Elements side by side, spread over the width of the row. */
export function Row({ children, wraps = false }: { children: ReactNode; wraps?: boolean }) {
  return <View style={[styles.row, wraps ? styles.wraps : styles.apart]}>{children}</View>
}

/** A column that scrolls. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <ScrollView keyboardShouldPersistTaps="handled" contentContainerStyle={styles.column}>
      {children}
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  small: { fontSize: 15, lineHeight: 20 },
  normal: { fontSize: 18, lineHeight: 24 },
  large: { fontSize: 22, lineHeight: 28, fontWeight: '700' },
  huge: { fontSize: 32, lineHeight: 40, fontWeight: '800' },
  strong: { fontWeight: '700' },
  button: {
    minHeight: TARGET,
    borderRadius: 12,
    borderWidth: 2,
    paddingHorizontal: SPACE,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE,
  },
  field: { gap: 4, flexGrow: 1, flexShrink: 1 },
  input: { minHeight: TARGET, borderRadius: 12, borderWidth: 2, paddingHorizontal: SPACE, fontSize: 20 },
  multiline: { minHeight: 88, paddingVertical: SPACE, textAlignVertical: 'top' },
  card: { borderRadius: 14, borderWidth: 1, padding: SPACE + 2, gap: 6 },
  badge: { borderRadius: 999, borderWidth: 1, paddingHorizontal: 10, paddingVertical: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE },
  apart: { justifyContent: 'space-between' },
  wraps: { flexWrap: 'wrap' },
  column: { padding: SPACE, gap: SPACE, paddingBottom: SPACE * 4 },
})
