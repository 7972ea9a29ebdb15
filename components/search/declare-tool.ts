/** What a browser's agent learns about a form. The parameters are its fields, by their names and labels. */
export type FormTool = Readonly<Record<'toolname' | 'tooldescription', string>>

/**
 * Declares a form to the browser's agent by WebMCP's attributes (https://github.com/webmachinelearning/webmcp),
 * if the browser knows them; otherwise they would be invalid HTML. Nothing is sent for a visitor who has not
 * pressed the button.
 */
export function declareTool(form: HTMLFormElement | null, tool: FormTool): void {
  if (!('modelContext' in document)) return
  for (const [name, value] of Object.entries(tool)) form?.setAttribute(name, value)
}
