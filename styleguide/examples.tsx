/** Every component in its variants and states, with the site's own content and parts. */
import { Fragment, type ReactNode } from 'react'
import ofParts from '#.site/parts/examples.ts'
import { AccessibilityButton } from '#components/accessibility/AccessibilityButton.tsx'
import { AccessibilityPanel } from '#components/accessibility/AccessibilityPanel.tsx'
import { AreaMap } from '#components/area-map/AreaMap.tsx'
import { Breadcrumbs } from '#components/breadcrumbs/Breadcrumbs.tsx'
import { Button, ButtonLink, buttonSizes, buttonVariants } from '#components/button/Button.tsx'
import { BigType } from '#components/big-type/BigType.tsx'
import { Cards } from '#components/cards/Cards.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { banner } from '#components/consent-banner/ConsentBanner.tsx'
import { ConsentButton } from '#components/consent/ConsentButton.tsx'
import { ConsentPreferences } from '#components/consent-preferences/ConsentPreferences.tsx'
import { onlyNecessary } from '#components/consent/machine.ts'
import { Answer } from '#components/contact-form/Answer.tsx'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Inputs } from '#components/contact-form/fields.tsx'
import ShortFormFields from '#components/contact-form/ShortFormFields.tsx'
import { initialState } from '#components/contact-form/state.ts'
import { Contents } from '#components/contents/Contents.tsx'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Day } from '#components/date/Day.tsx'
import { Decoration } from '#components/decoration/Decoration.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Dock } from '#components/dock/Dock.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Drivers } from '#components/drivers/Drivers.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Icon, icons, type IconName } from '#components/icon/Icon.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Play } from '#components/play/Play.tsx'
import { PlaceMap } from '#components/place-map/PlaceMap.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Reasons } from '#components/reasons/Reasons.tsx'
import { Related } from '#components/related/Related.tsx'
import { ScrollProgress } from '#components/scroll-progress/ScrollProgress.tsx'
import { SearchDialog } from '#components/search/SearchDialog.tsx'
import { grounds, sectionLayouts } from '#components/section/rhythm.ts'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import Divider from '#components/slots/divider.tsx'
import NotFoundPicture from '#components/slots/not-found.tsx'
import Wordmark from '#components/slots/wordmark.tsx'
import type { Example } from '#components/slots/contract.ts'
import { Skeleton } from '#components/skeleton/Skeleton.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { ThemeControl } from '#components/theme-control/ThemeControl.tsx'
import { faultText } from '#model/contact-faults.ts'
import { drawings } from '#.site/drawings.ts'
import { areaMap } from '#engine/maps/area-map.ts'
import { placeMap } from '#engine/maps/place-map.ts'
import { loadContent } from '#engine/content/load.ts'
import { renderBody } from '#engine/content/markdown.ts'
import { siteMap } from '#engine/content/site-map.ts'
import { pageOf, toTeaser } from '#engine/content/find.ts'
import { words as postSections } from '#.site/words/post.ts'
import { toPin } from '#pages/locations/@slug/links.ts'
import { shownService } from '#pages/services/@slug/shown-service.ts'
import { placeholder } from './placeholder.tsx'
import { writtenDay } from '#model/written.ts'

/** A line of each weight. */
const drawing = (
  <svg className="drawing" viewBox="0 0 480 260" aria-hidden="true">
    <path className="drawing__faint" d="M40 60H440M40 90H440" />
    <path className="drawing__line" d="M20 20H460V240H20z" />
    <path className="drawing__ink" strokeDasharray="6 6" d="M40 150H440" />
    <path className="drawing__accent" d="M40 200H440" />
  </svg>
)

const content = loadContent()
const home = pageOf(content, 'home')
const [service] = content.services
const [place, neighbor] = content.locations
const [newer, , older] = content.posts.map(toTeaser)
if (!service || !place || !neighbor || !newer || !older) throw new Error('The content is empty.')

const formFaults = {
  name: faultText('name', 'required'),
  email: faultText('email', 'format'),
}

const prose = `A paragraph with a [link](/about/), **weight**, *stress* and \`code\`.

## A heading of a text

- a list
- of two

> A quotation.

\`\`\`js
// A comment
export const span = (from, to) => "a string" + 446
\`\`\`

### A smaller heading

| Column | Figure |
| --- | --- |
| Row | 12 |
`

const pages = content.locations.filter(({ fields }) => fields.kind === 'place').map(toPin)
const ofPlace = { title: place.fields.title, lead: place.fields.summary }

const heading = { heading: 'A heading of a section', note: 'Annotation' }

/** A variant for each name. */
const each = <Name extends string>(
  names: readonly Name[],
  node: (name: Name) => ReactNode,
): Readonly<Record<string, ReactNode>> => Object.fromEntries(names.map((name) => [name, node(name)]))

const shown = shownService(content, service)
const facts = [
  { label: 'County', value: 'Green' },
  { label: 'From downtown', value: 'about 12 mi northwest' },
]
const serviceGroups = [
  { heading: 'A gap', text: home.summary, services: content.services.slice(0, 3).map(toTeaser) },
]

/** The variants by the component's folder. */
const looks: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  button: each(buttonVariants, (variant) => (
    <div className="guide__row">
      {buttonSizes.map((size) => (
        <Button key={size} variant={variant} size={size} {...(size === 'icon' && { 'aria-label': 'Search' })}>
          {size === 'icon' ? <Icon name="search" /> : `Size ${size}`}
        </Button>
      ))}
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <ButtonLink variant={variant} to="/contact/">
        A link
      </ButtonLink>
    </div>
  )),
  icon: {
    'the family': (
      <ul className="guide__row">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
  },
  slots: {
    'the wordmark in type': <Wordmark />,
    'a divider': <Divider side="above" />,
    'of the page for unknown addresses': <NotFoundPicture />,
  },
  'theme-control': { default: <ThemeControl /> },
  header: { default: <Header /> },
  footer: { default: <Footer /> },
  breadcrumbs: { default: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="This page" /> },
  hero: {
    plain: <Hero title={home.title} lead={home.summary} />,
    'with note, crumbs and facts': (
      <Hero
        title={service.fields.title}
        lead={service.fields.summary}
        note="Service"
        crumbs={[{ label: 'Home', href: '/' }]}
      >
        <Facts facts={[{ label: 'County', value: 'Green' }]} />
      </Hero>
    ),
    'with a drawing': <Hero {...ofPlace} drawing={drawing} />,
    'with a photograph': <Hero {...ofPlace} drawing={placeholder(1200, 800)} />,
    'with a photograph over the sheet': <Hero {...ofPlace} layout="wide" drawing={placeholder(1600, 640)} />,
    'with a photograph over the window': (
      <Hero {...ofPlace} layout="bleed" drawing={placeholder(2400, 1000)} />
    ),
  },
  section: Object.fromEntries(
    grounds.flatMap((ground) =>
      sectionLayouts.map((layout) => [
        `${layout} on ${ground}`,
        <Section
          key={layout}
          id={`${layout}-${ground}`}
          layout={layout}
          ground={ground}
          {...heading}
          {...(layout === 'spread' && { aside: <p>{home.summary}</p> })}
        >
          <p>{home.summary}</p>
        </Section>,
      ]),
    ),
  ),
  photo: {
    'the same place without one': (
      <Section id="without-photo" layout="split" ground="vellum" {...heading}>
        <p>{home.summary}</p>
      </Section>
    ),
    'a person beside the words': (
      <Section id="with-photo" layout="split" ground="vellum" {...heading} picture={placeholder(800, 1000)}>
        <p>{home.summary}</p>
      </Section>
    ),
  },
  cards: each(['grid', 'front', 'rows'], (layout) => (
    <Cards
      layout={layout}
      items={content.posts.slice(0, 3).map((entry, index) => {
        const { summary, ...teaser } = toTeaser(entry)
        const picture = index !== 1 && { picture: drawing }
        return { ...teaser, text: summary, kind: entry.fields.topic, ...picture }
      })}
    />
  )),
  'big-type': { 'a figure': <BigType text="31" /> },
  dock: { 'on a phone': <Dock /> },
  html: { prose: <Html as="div" of={renderBody(prose).html} className="prose" /> },
  paragraphs: { default: <Paragraphs texts={[home.summary]} /> },
  date: { default: <Day of={writtenDay(home.updated)} /> },
  contents: { default: <Contents items={[{ id: 'main', heading: 'The first part' }]} /> },
  facts: {
    default: <Facts facts={facts} />,
    'title block': <Facts isBlock facts={[...facts, { label: 'Sheet', value: '3 of 4' }]} />,
  },
  deliverables: { default: <Deliverables items={service.fields.deliverables} /> },
  fit: { default: <Fit yes="Yes, if" no="No, if" fit={service.fields.fit} notFit={service.fields.notFit} /> },
  drivers: {
    default: (
      <Drivers
        more={{ heading: 'Costs more when', items: service.fields.notFit }}
        less={{ heading: 'Costs less when', items: service.fields.fit }}
      />
    ),
  },
  steps: { default: <Steps steps={shown.steps} /> },
  'price-ranges': { default: <PriceRanges ranges={shown.pricing.ranges} /> },
  questions: {
    default: <Questions questions={service.fields.questions} />,
    'in columns': <Questions questions={service.fields.questions} columns />,
  },
  'named-list': {
    'with and without a remark': (
      <NamedList
        items={[
          { name: 'One thing', detail: home.summary },
          { name: 'Another', detail: home.summary, cost: 'An hour each week.' },
        ]}
      />
    ),
  },
  reasons: { default: <Reasons items={[{ kind: 'Offices', why: home.summary }]} /> },
  related: { default: <Related items={[{ ...newer, kind: 'Reading' }]} /> },
  'service-groups': {
    'names only': <ServiceGroups groups={serviceGroups} />,
    'with summaries': <ServiceGroups withSummaries groups={serviceGroups} />,
  },
  'site-map': { default: <SiteMap groups={siteMap()} /> },
  'data-table': {
    default: <DataTable caption="A measurement" columns={['Page', 'Bytes']} rows={[['Home', '14.1 kB']]} />,
  },
  'post-nav': {
    both: <PostNav {...postSections.neighbors} older={older} newer={newer} />,
    'newer only': <PostNav {...postSections.neighbors} newer={newer} />,
  },
  'call-to-action': { default: <CallToAction {...home.action} /> },
  consent: {
    'the banner': banner,
    'the preferences': <ConsentPreferences preferences={onlyNecessary} signal={false} />,
    'the preferences of a browser that signals': <ConsentPreferences preferences={onlyNecessary} signal />,
    'the way back to the choice': <ConsentButton />,
  },
  accessibility: {
    'the button': <AccessibilityButton />,
    'the panel': <AccessibilityPanel onClose={() => {}} />,
  },
  search: { 'the dialog': <SearchDialog onClose={() => {}} /> },
  'contact-form': {
    'of the contact page': (
      <ContactForm
        topics={content.services.map(({ slug, fields }) => ({ value: slug, label: fields.label }))}
        previousPath={undefined}
      />
    ),
    'at the end of a page': <ShortFormFields topic={service.slug} page="/services/" />,
    refused: (
      <>
        <Answer state={{ ...initialState, faults: formFaults }} />
        <Inputs names={['name', 'email']} faults={formFaults} />
      </>
    ),
    sent: <Answer state={{ ...initialState, phase: 'sent' }} />,
    'not sent': (
      <Answer
        state={{
          ...initialState,
          phase: 'failed',
          reason: faultText('name', 'type'),
          draft: { message: 'Kept as typed.' },
        }}
      />
    ),
  },
  skeleton: { default: <Skeleton /> },
  'scroll-progress': { default: <ScrollProgress /> },
  decoration: { default: <Decoration /> },
  drawing: { 'a line of each weight': drawing },
  plate: Object.fromEntries(
    Object.entries(drawings).map(([name, { card, ...picture }]) => [
      name,
      <Fragment key={name}>
        <Plate {...picture} />
        <div className="guide__card">
          <Cover {...card} />
        </div>
      </Fragment>,
    ]),
  ),
  'flow-diagram': {
    'every kind of box': (
      <FlowDiagram
        caption="What happens to a message"
        stages={[
          { boxes: [{ name: 'Message', note: 'From the form' }] },
          {
            boxes: [
              { name: 'Check', note: 'Against the rules', loop: 'tries again' },
              { name: 'Table', note: 'Kept for a year', kind: 'store' },
            ],
          },
          { boxes: [{ name: 'Answer', note: 'By a person', kind: 'person' }] },
        ]}
      />
    ),
  },
  demonstration: {
    'before it is tried': (
      <Demonstration id="try-example" name="An example" load={async () => () => null}>
        <p>A worked example.</p>
      </Demonstration>
    ),
  },
  play: { 'before it is tried': <Play name="Find the odd one" load={async () => () => null} /> },
  'area-map': {
    default: <AreaMap map={areaMap(pages)} label={pageOf(content, 'locations').map.drawing} />,
  },
  'place-map': {
    'near and far': (
      <div className="guide__row">
        <PlaceMap map={placeMap(toPin(place), [toPin(neighbor)])} label="Map around the first place" />
        <PlaceMap map={placeMap(toPin(neighbor), [toPin(place)])} label="Map around the second place" />
      </div>
    ),
  },
}

/** Those that must not be inside another landmark. */
const landmarks: ReadonlySet<string> = new Set([
  'header: default',
  'footer: default',
  'dock: on a phone',
  'accessibility: the button',
])

export const examples: readonly Example[] = [
  ...Object.entries(looks).flatMap(([component, variants]) =>
    Object.entries(variants).map(([variant, node]) => ({
      component,
      variant,
      node,
      isLandmark: landmarks.has(`${component}: ${variant}`),
    })),
  ),
  ...ofParts,
]
