import { Html } from '#components/html/Html.tsx'
import type { Example } from '#components/slots/contract.ts'
import { renderBody } from '#engine/content/markdown.ts'
import { paletteNames } from '../styles/palette.ts'
import compositions from './compositions.md?raw'
import { examples } from './examples.tsx'
import { swatchesOf, tokensOf } from './tokens.ts'

/** The name of an example's own page, and its fragment on the main sheet. */
export const slugOf = ({ component, variant }: Example): string =>
  `${component}-${variant}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Everything on one sheet: tokens first, then the components. */
export const Guide = () => (
  <main id="main" className="guide sheet">
    <h1>Style guide</h1>
    <p>For the team; never deployed. Every component in its variants, in the theme chosen in the header.</p>
    {paletteNames.map((palette) => (
      <section key={palette}>
        <h2>Palette: {palette}, with contrast on page, surface and third layer</h2>
        <ul className={`guide__swatches guide__swatches--${palette}`}>
          {swatchesOf(palette).map(({ name, value, ratios }) => (
            <li key={name} className="guide__swatch">
              <svg viewBox="0 0 4 1" aria-hidden="true">
                <rect width="4" height="1" fill={value} />
              </svg>
              <strong>{name}</strong> {ratios.join(' / ')}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section>
      <h2>Type</h2>
      {tokensOf('type').map(([name, value]) => (
        <p key={name} className={`guide__step guide__step--${Number(name) + 2}`}>
          One who builds spans <small>{`${name}: ${value}`}</small>
        </p>
      ))}
    </section>
    <section>
      <h2>Space</h2>
      <ul className="guide__spaces">
        {tokensOf('space').map(([name, value]) => (
          <li key={name}>
            <svg width={name} height="12" aria-hidden="true">
              <rect width={name} height="12" fill="currentColor" />
            </svg>
            {`${name} (${value})`}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>Compositions of the templates</h2>
      <Html as="div" of={renderBody(compositions).html} className="prose" />
    </section>
    {examples.map((example) => (
      <section key={slugOf(example)} id={slugOf(example)} className="guide__example">
        <h2 className="guide__label">
          <a href={`${slugOf(example)}.html`}>
            {example.component}: {example.variant}
          </a>
        </h2>
        {example.node}
      </section>
    ))}
  </main>
)

/** An example alone on a page, for the tests. */
export const Single = ({ example }: { example: Example }) => (
  <>
    {example.isLandmark && example.node}
    <main id="main">
      <h1 className="visually-hidden">{`${example.component}: ${example.variant}`}</h1>
      {/* Most components appear under a section's heading. */}
      {!/^(hero|section|call)/.test(example.component) && (
        <h2 className="visually-hidden">{example.variant}</h2>
      )}
      {!example.isLandmark && example.node}
    </main>
  </>
)
