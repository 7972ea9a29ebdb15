import { Inputs, MessageField } from './fields.tsx'
import { FormFrame } from './FormFrame.tsx'
import { withBase } from '#model/base-path.ts'

export interface ShortFormProps {
  /** The slug of the service or place that the page is about. */
  topic: string
  /** The page's path. */
  page: string
}

export default function ShortFormFields({ topic, page }: ShortFormProps) {
  return (
    <FormFrame>
      {(faults) => (
        <>
          <input type="hidden" name="topic" value={topic} />
          {/* On a site in several languages, FormFrame adds it to every form. */}
          {!SITE_HAS_LANGUAGES && <input type="hidden" name="page" value={withBase(page)} />}
          <Inputs names={['name', 'email']} faults={faults} />
          <MessageField rows={4} fault={faults.message} />
        </>
      )}
    </FormFrame>
  )
}
