declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  const Validator: new () => {
    validate(data: { jsonld: Record<string, object[]>; microdata: object; rdfa: object }): Promise<Issue[]>;
  };

  // biome-ignore lint/style/noDefaultExport: the package has no other one.
  export { Validator as default };
}
