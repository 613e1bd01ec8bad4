/** The operator's input cannot be deployed; the message is a sentence for the operator, without a stack. */
export class RefusedInput extends Error {
  override name = 'RefusedInput';
}
