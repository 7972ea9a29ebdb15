import { announce } from '#components/app/announcer.ts'
import { most, type Names } from './names.ts'
import { bridgeTexts } from './texts.ts'

/**
 * The row in which the chosen part gets a name, and the names' link is copied. It appears with the first choice.
 * @param controls What it follows.
 * @param signal Removes it.
 * @param onName Called at every key with the name for the chosen part, and once more, settled, at the end.
 */
export function createNaming(
  controls: Element,
  signal: AbortSignal,
  onName: (name: string, isSettled: boolean) => void,
) {
  const row = document.createElement('div')
  row.className = 'bridge__naming'
  const label = document.createElement('label')
  const words = document.createElement('span')
  const input = document.createElement('input')
  input.className = 'bridge__name'
  input.maxLength = most.letters
  input.autocomplete = 'off'
  label.append(words, input)
  const copy = document.createElement('button')
  copy.type = 'button'
  copy.className = 'bridge__take button button--outline'
  row.append(label, copy)
  signal.addEventListener('abort', () => row.remove())

  const tell = (text: string) => {
    copy.textContent = text
    announce(text)
  }
  input.addEventListener('input', () => onName(input.value, false))
  input.addEventListener('change', () => onName(input.value, true))
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      tell(bridgeTexts.copied)
    } catch {
      tell(bridgeTexts.notCopied)
    }
  })

  /** Adapts the link to the names, without touching what is being typed. */
  const count = (names: Names): void => {
    copy.disabled = names.size === 0
    copy.textContent = bridgeTexts.copy
  }
  return {
    count,

    /** Offers the name of a part. */
    offer(index: number | undefined, names: Names): void {
      const name = index === undefined ? '' : (names.get(index) ?? '')
      const isFull = names.size >= most.names && !name
      words.textContent = isFull ? bridgeTexts.full : bridgeTexts.yourName
      input.value = name
      input.disabled = isFull || index === undefined
      // A row that moves loses the focus.
      if (index !== undefined && !row.isConnected) controls.append(row)
      count(names)
    },
  }
}
