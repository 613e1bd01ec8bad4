import { callApi } from '../../api.ts';

/** Never rejects, because the buyer can pay without knowing who teaches or coaches. */
export const fetchTeam = () =>
  callApi('GET /team', {}).then(
    ({ data }) => data,
    () => [],
  );
