export interface Price {
  dollars: number;
  per: number;
  region: 'ap-south-1' | 'us-east-1' | 'everywhere';
  source: string;
  believed?: true;
}

export const pricedOn = '2026-11-21';

const million = 1_000_000;

export const prices = {
  lambdaRuns: {
    dollars: 0.2,
    per: million,
    region: 'us-east-1',
    source: 'A tutorial of 2025-12 on the costs of Lambda and HTTP APIs: "$0.20 per 1 million requests".',
  },
  lambdaGbSeconds: {
    dollars: 0.0000133334,
    per: 1,
    region: 'us-east-1',
    source: "Lambda's price for arm64, a fifth below the published $0.0000166667 for x86.",
    believed: true,
  },
  apiCalls: {
    dollars: 1,
    per: million,
    region: 'us-east-1',
    source: 'The same tutorial, on HTTP APIs: "$1.00 per 1 million requests". Mumbai probably charges $1.05.',
  },
  tableWrites: {
    dollars: 0.625,
    per: million,
    region: 'us-east-1',
    source: "The project's notes on AWS, 2026-11-20: on demand, $0.625 per million writes.",
  },
  tableReads: {
    dollars: 0.125,
    per: million,
    region: 'us-east-1',
    source: "The project's notes on AWS, 2026-11-20: on demand, $0.125 per million reads.",
  },
  edgeRequests: {
    dollars: 0.009,
    per: 10_000,
    region: 'ap-south-1',
    source: "CloudFront's price for HTTPS requests from India; the first 10 million a month are free.",
    believed: true,
  },
  edgeGigabytes: {
    dollars: 0.109,
    per: 1,
    region: 'ap-south-1',
    source: "CloudFront's price for data to India; the first terabyte a month is free.",
    believed: true,
  },
  edgeFunctions: {
    dollars: 0.1,
    per: million,
    region: 'everywhere',
    source: 'Vantage, AmazonCloudFront: "Invocation pricing is $0.10 per 1 million invocations".',
  },
  logGigabytes: {
    dollars: 0.67,
    per: 1,
    region: 'ap-south-1',
    source: "CloudWatch's price for ingesting logs.",
    believed: true,
  },
  secretReads: {
    dollars: 0.05,
    per: 10_000,
    region: 'everywhere',
    source: "Secrets Manager's price for API calls.",
    believed: true,
  },
  secrets: {
    dollars: 0.4,
    per: 1,
    region: 'everywhere',
    source: "The project's notes on AWS, 2026-11-20: one secret $0.40 a month.",
  },
  emails: {
    dollars: 0.1,
    per: 1000,
    region: 'everywhere',
    source: "The project's notes on Amazon SES, 2026-11-20: $0.10 per 1,000 emails.",
  },
} as const satisfies Record<string, Price>;

export type PricedThing = keyof typeof prices;
