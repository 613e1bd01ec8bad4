/** Checks structured data against Google's requirements. Without the vocabulary, which it would fetch, it checks that alone. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  const Validator: new () => {
    /** `jsonld`: entries by their type. */
    validate(data: { jsonld: Record<string, object[]>; microdata: object; rdfa: object }): Promise<Issue[]>;
  };

  // biome-ignore lint/style/noDefaultExport: the package has no other one.
  export { Validator as default };
}
