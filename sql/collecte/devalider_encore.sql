-- Devalidates a collection again that an older version recorded again, and judges controls that
-- rest on it, such as ceilings that others cross.
-- Spec: service#application, file-de-controle#repose.
-- Chosen: docs/decisions/0050-rejuger.md.
-- Locks: the controls that rest on it, then what `collecte.devalider` and `constat.revoir` lock.
create or replace function collecte.devalider_encore(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reposent uuid[] := array(select r.id from collecte.reposent(collecte.relire(p_id)) as r (id));
begin
  perform constat.tenir(v_reposent);
  perform collecte.devalider(p_id, p_le);
  perform constat.revoir(v_reposent, null, 'la collecte dévalidée', p_le);
end
$$;
