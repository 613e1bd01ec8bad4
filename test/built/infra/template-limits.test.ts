import { isCalled, lambdasOf } from '#infra/definitions.ts';
import { type Template, templates } from './templates.ts';

/** The limits of CloudFormation and IAM, which a template meets only when it is deployed. */

const made = templates();

describe('what CloudFormation and IAM take', () => {
  it.each(Object.entries(made))(
    'is more than the %s stack has: 500 resources, 1 MB, 60 references to secrets, with room for a year’s releases',
    (_, template) => {
      expect(Object.keys(template.Resources).length).toBeLessThan(450);
      expect(JSON.stringify(template).length).toBeLessThan(800_000);
      expect(JSON.stringify(template).match(/resolve:/g)?.length ?? 0).toBeLessThan(60);
    },
  );

  it('is more than a further endpoint adds: five resources and no reference to a secret', () => {
    const parts = partsOf(made.api, 'listCourses');
    expect(parts.map(({ Type }) => Type).toSorted()).toEqual([
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
      'AWS::IAM::Role',
      'AWS::Lambda::Function',
      'AWS::Logs::LogGroup',
    ]);
  });

  it.each(['api', 'work'] as const)(
    'is more than the role that invokes those of the %s stack has: 10,240 characters of policy',
    (stack) => {
      const called = lambdasOf(stack).filter(isCalled);
      // The longest name that Lambda has, in the region and partition whose names are the longest.
      const arn = `arn:aws-us-gov:lambda:ap-southeast-1:123456789012:function:${'x'.repeat(64)}`;
      const policy = {
        Version: '2012-10-17',
        Statement: [{ Effect: 'Allow', Resource: called.map(() => arn) }],
      };
      expect(JSON.stringify(policy).length + 100).toBeLessThan(10_240);
    },
  );
});

const partsOf = ({ Resources }: Template, name: string) =>
  Object.entries(Resources)
    .filter(([id]) => id.startsWith(name))
    .map(([, resource]) => resource);
