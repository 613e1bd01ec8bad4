import { Link } from 'react-router-dom';
import type { AdminMember } from '#shared/domain/team/member.ts';
import { portraitAddress } from '#shared/domain/team/portrait.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { openedFromList, useDrawerAddress, useFocusAfterClosing } from '../../kit/addresses.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ListTable } from '../../kit/list/table.tsx';
import { useList } from '../../kit/use-list.ts';
import { AddMember } from './add-member.tsx';
import { OpenedMember } from './opened-member.tsx';
import styles from './team.module.css';
import { tasksText } from './values.ts';

export function Team() {
  const list = useList('GET /admin/team');
  const { openedId, addressOf, close } = useDrawerAddress('team', 'member');
  const tab = useFocusAfterClosing(openedId, linkId);
  const [news, tell] = useNews();
  const opened = list.rows?.find(({ id }) => id === openedId);
  return (
    <div ref={tab}>
      <ListHeading
        title="Team"
        news={news}
        explanation="The people that the site names: instructors, the PMP programme director, resume writers and coaches."
      >
        <Link id={linkId(adding)} to={addressOf(adding)} state={openedFromList} className="touch-link">
          Add a person
        </Link>
      </ListHeading>
      <ListTable
        list={list}
        label="Team"
        columns={['Name', 'Role', 'Tasks']}
        empty="No one yet. Until you add people, the site names no instructors."
        failure="Couldn’t load the team. Please try again later."
      >
        {(member) => (
          <tr key={member.id}>
            <th scope="row" data-line="1">
              <span className={styles.person}>
                <Portrait
                  name={member.name}
                  picture={member.portrait && portraitAddress(member.portrait)}
                  size={40}
                />
                <Link
                  id={linkId(member.id)}
                  to={addressOf(member.id)}
                  state={openedFromList}
                  className="touch-link"
                >
                  {member.name}
                </Link>
              </span>
            </th>
            <td data-line="2">{[member.role, member.isHidden && 'hidden'].filter(Boolean).join(', ')}</td>
            <td data-line="3">{tasksText(member)}</td>
          </tr>
        )}
      </ListTable>
      {openedId === adding ? (
        <AddMember onClose={close} onAdded={list.refresh} addressOf={addressOf} />
      ) : (
        openedId && (
          <OpenedMember
            key={openedId}
            list={list}
            member={opened}
            onClose={close}
            onDeleted={({ name }: AdminMember) => tell(`${name} has been deleted.`)}
          />
        )
      )}
    </div>
  );
}

/** Takes the place of an id in the address. Ids are longer. */
const adding = 'new';

const linkId = (id: string) => `member-${id}`;
