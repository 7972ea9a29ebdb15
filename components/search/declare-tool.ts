/** A form's description for a browser's agent. The tool's parameters are the fields, by their names and labels. */
type FormTool = Readonly<Record<'toolname' | 'tooldescription', string>>

/**
 * Declares a form to the browser's agent by the attributes of WebMCP (https://github.com/webmachinelearning/webmcp), if
 * the browser knows them; elsewhere they are invalid HTML. An agent can fill in the form, but only the visitor sends
 * it.
 */
export function declareTool(form: HTMLFormElement | null, tool: FormTool): void {
  if (!('modelContext' in document)) return
  for (const [name, value] of Object.entries(tool)) form?.setAttribute(name, value)
}
