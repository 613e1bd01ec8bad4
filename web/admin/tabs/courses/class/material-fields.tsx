import { useState } from 'react';
import type { Material } from '#shared/domain/classes/class.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../../forms/field.tsx';
import type { Values } from '../../../../forms/submission.ts';
import { Button } from '../../../../ui/button.tsx';

interface Props {
  stored: readonly Material[];
  unsaved: Values;
}

export function MaterialFields({ stored, unsaved }: Props) {
  const [rows, setRows] = useState(() => [...new Set([...stored.keys(), ...rowsIn(unsaved)])]);
  const next = Math.max(-1, ...rows) + 1;
  return (
    <fieldset className="stack">
      <legend>Materials</legend>
      <p className="muted">
        Buyers see these on their order page, from the payment or from the day you choose.
      </p>
      {rows.map((row) => (
        <div key={row} className="group">
          <Field
            name={fieldName(row, 'title')}
            label={`Title of material ${row + 1}`}
            defaultValue={stored[row]?.title}
            maxLength={limits.class.title}
            required
          />
          <div className="pair">
            <Field
              name={fieldName(row, 'link')}
              label={`Link of material ${row + 1}`}
              type="url"
              pattern="https://.+"
              title="Enter a link that starts with https://."
              defaultValue={stored[row]?.link}
              maxLength={limits.class.link}
              required
            />
            <Field
              name={fieldName(row, 'from')}
              label={`Material ${row + 1} is shown from`}
              type="date"
              hint="Empty: from the payment"
              defaultValue={stored[row]?.from}
            />
          </div>
          <div>
            <Button onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove material ${row + 1}`}
            </Button>
          </div>
        </div>
      ))}
      {rows.length < limits.class.materials && (
        <div>
          <Button onClick={() => setRows([...rows, next])}>Add material</Button>
        </div>
      )}
    </fieldset>
  );
}

const fieldName = (row: number, field: keyof Material) => `materials.${row}.${field}`;

const rowsIn = (values: Values): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, row] = /^materials\.(\d+)\.title$/.exec(name) ?? [];
    return row === undefined ? [] : Number(row);
  });

/** Returns undefined if there are none. */
export function materialsIn(values: Values): Material[] | undefined {
  const materials = rowsIn(values).map((row) => {
    const from = values[fieldName(row, 'from')];
    return {
      title: values[fieldName(row, 'title')] ?? '',
      link: values[fieldName(row, 'link')] ?? '',
      ...(from && { from }),
    };
  });
  return materials.length > 0 ? materials : undefined;
}
