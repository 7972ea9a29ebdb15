import { announce } from '#components/app/announcer.ts'
import { most, type Names } from './names.ts'
import { bridgeTexts } from './texts.ts'

/**
 * The row where visitors name the chosen part and copy a link with all names. It appears with the first choice.
 * @param controls The controls after which it appears.
 * @param signal Removes it.
 * @param onName Called with the chosen part's name at every key, and again, settled, when the input is done.
 */
export function createNaming(
  controls: Element,
  signal: AbortSignal,
  onName: (name: string, isSettled: boolean) => void,
) {
  const create = <Name extends 'button' | 'div' | 'input' | 'label' | 'span'>(name: Name, more?: object) =>
    Object.assign(document.createElement(name), more)
  const words = create('span')
  const input = create('input', { className: 'bridge__name', maxLength: most.letters, autocomplete: 'off' })
  const label = create('label')
  label.append(words, input)
  const copy = create('button', { type: 'button', className: 'bridge__take button button--outline' })
  const row = create('div', { className: 'bridge__naming' })
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

  /** Updates the copy button, without touching the input. */
  const count = (names: Names): void => {
    copy.disabled = names.size === 0
    copy.textContent = bridgeTexts.copy
  }
  return {
    count,

    /** Shows the name of a part, for editing. */
    offer(index: number | undefined, names: Names): void {
      const name = index === undefined ? '' : (names.get(index) ?? '')
      const isFull = names.size >= most.names && !name
      words.textContent = isFull ? bridgeTexts.full : bridgeTexts.yourName
      input.value = name
      input.disabled = isFull || index === undefined
      // Moving a row would make it lose the focus.
      if (index !== undefined && !row.isConnected) controls.append(row)
      count(names)
    },
  }
}
