import { isCalled, lambdaStacks, lambdasOf } from '#infra/definitions.ts';
import { type Template, templates } from './templates.ts';

const made = templates();

describe('the limits of CloudFormation and IAM', () => {
  it.each(Object.entries(made))(
    'exceed what the %s stack has: 500 resources, 1 MB, 60 secret references, with room for a year’s releases',
    (_, template) => {
      expect(Object.keys(template.Resources).length).toBeLessThan(450);
      expect(JSON.stringify(template).length).toBeLessThan(800_000);
      expect(JSON.stringify(template).match(/resolve:/g)?.length ?? 0).toBeLessThan(60);
    },
  );

  it('count five resources and no secret reference per endpoint', () => {
    const parts = partsOf(made.api, 'listCourses');
    expect(parts.map(({ Type }) => Type).toSorted()).toEqual([
      'AWS::ApiGatewayV2::Integration',
      'AWS::ApiGatewayV2::Route',
      'AWS::IAM::Role',
      'AWS::Lambda::Function',
      'AWS::Logs::LogGroup',
    ]);
  });

  it.each(lambdaStacks)('leave room for more than the %s stack has: 80 Lambdas', (stack) => {
    expect(lambdasOf(stack).length).toBeLessThan(80);
  });

  it.each(['api', 'work', 'admin'] as const)(
    'exceed what the API Gateway role of the %s stack needs: 10,240 characters of policy',
    (stack) => {
      const called = lambdasOf(stack).filter(isCalled);
      // The longest possible name of a Lambda, in the longest region and partition.
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
