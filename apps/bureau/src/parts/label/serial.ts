// A label printer at a serial port, where the browser has Web Serial.

type Port = {
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
  readonly writable: WritableStream<Uint8Array> | null
}
type Serial = { requestPort(): Promise<Port> }

const BAUD = 9600

const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial

/** Says if the browser speaks to serial ports. */
export const hasSerial = (): boolean => serial() !== undefined

/** Sends bytes to the port that the person chooses. */
export async function sendSerial(bytes: Uint8Array): Promise<void> {
  const port = await openPort()
  try {
    const writer = port.writable?.getWriter()
    await writer?.write(bytes)
    await writer?.close()
  } finally {
    await port.close()
  }
}

async function openPort(): Promise<Port> {
  const port = await serial()?.requestPort()
  if (port === undefined) throw new Error('no serial port')
  await port.open({ baudRate: BAUD })
  return port
}
