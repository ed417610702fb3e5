import type { ReactNode } from 'react';
import { useFollowerCount } from '../state/person/follow-state.ts';
import { PersonCard, type PersonCardProps } from '../ui/cards/person-card.tsx';
import { FollowPerson } from './follow-person.tsx';

/** The card of a person with the button that follows them. The number of followers follows each press. */
export function FollowablePerson({ person, ...rest }: Omit<PersonCardProps, 'children'>): ReactNode {
  const { encoded_id: id, name, followers_count } = person;
  const followers = useFollowerCount(id, followers_count, person);
  return (
    <PersonCard {...rest} person={{ ...person, followers_count: followers }}>
      <FollowPerson id={id} name={name} />
    </PersonCard>
  );
}
