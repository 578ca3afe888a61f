-- Locks everything that a recall reaches, until nothing more is reached: what another transaction
-- was making of it is waited for, and counted in.
-- Spec: domain, «quarantines under one transaction».
-- Why: a reception holds its collections, a step or an expedition its lots; once all are held
--      nothing more can be made of them before the recall is known to have been executed.
-- Locks: the collections, then the lots, by id.
create or replace function rappel.tenir(p_rappel rappel.rappel) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_tenus uuid[];
  v_ids uuid[] := '{}';
begin
  loop
    v_tenus := v_ids;
    v_ids := rappel.atteindre(rappel.graines(p_rappel), p_rappel.sens);
    exit when not exists (select unnest(v_ids) except select unnest(v_tenus));
    perform from collecte.collecte c where c.id = any (v_ids) order by c.id for update;
    perform from lot.lot l where l.id = any (v_ids) order by l.id for update;
  end loop;
end
$$;
