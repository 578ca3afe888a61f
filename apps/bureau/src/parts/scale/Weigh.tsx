// A button that takes a mass from a scale, where the browser has Web Serial; elsewhere the mass is typed.
import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../desk.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { NotWeighed, type Port, weigh } from './weigh.ts'

type Serial = { requestPort(): Promise<Port> }
const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial

const SPEED = 'sillon.balance'
const SPEEDS = ['1200', '2400', '4800', '9600', '19200', '115200']

// The port that the person chose, until the page is left.
let chosen: Port | undefined

/** Takes the mass of a member, in grams. */
export function Weigh({ label, take }: { label: string; take: (g: number) => void }) {
  const say = useWords({ fr, en })
  const [stop, setStop] = useState<AbortController | null>(null)
  const [said, tell] = useState('')
  const [speed, setSpeed] = useState(keptSpeed)
  const open = useRef<AbortController | null>(null)
  useEffect(() => () => open.current?.abort(), [])
  if (serial() === undefined) return null
  const start = async () => {
    const stopping = new AbortController()
    open.current = stopping
    setStop(stopping)
    tell(say('attend'))
    try {
      chosen ??= await serial()?.requestPort()
      if (chosen === undefined) return tell(say('non_choisie'))
      take(await weigh(chosen, Number(speed), stopping.signal, (why) => tell(say(why))))
      tell(say('pesee'))
    } catch (error) {
      const fault = error instanceof NotWeighed ? error.fault : 'non_choisie'
      // The person chooses again, since the cable may have another port.
      if (fault !== 'arretee') chosen = undefined
      tell(say(fault))
    } finally {
      setStop(null)
    }
  }
  return (
    <Group gap="xs" align="end" mt={4}>
      {stop === null ? (
        <Button variant="default" size="compact-sm" onClick={() => void start()}>
          {say('peser', { nom: label })}
        </Button>
      ) : (
        <Button variant="default" size="compact-sm" onClick={() => stop.abort()}>
          {say('arreter')}
        </Button>
      )}
      <NativeSelect
        size="xs"
        aria-label={say('vitesse')}
        data={SPEEDS.map((value) => ({ value, label: say('bauds', { n: value }) }))}
        value={speed}
        onChange={({ currentTarget: { value } }) => {
          keepSpeed(value)
          setSpeed(value)
        }}
      />
      <Text size="sm" role="status">
        {said}
      </Text>
    </Group>
  )
}

function keptSpeed(): string {
  try {
    const kept = localStorage.getItem(SPEED) ?? ''
    return SPEEDS.includes(kept) ? kept : '9600'
  } catch {
    return '9600'
  }
}

function keepSpeed(speed: string): void {
  try {
    localStorage.setItem(SPEED, speed)
  } catch {
    // Without storage the speed holds until the page is left.
  }
}
